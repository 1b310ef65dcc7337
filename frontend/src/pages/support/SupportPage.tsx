import { PageTitle } from '../../ui/PageTitle';

export default function SupportPage() {
  return <PageTitle title="Support" />;
}
