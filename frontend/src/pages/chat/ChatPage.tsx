import { PageTitle } from '../../ui/PageTitle';

export default function ChatPage() {
  return <PageTitle title="Group Chat" />;
}
