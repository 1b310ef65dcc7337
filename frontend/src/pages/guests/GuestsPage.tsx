import { PageTitle } from '../../ui/PageTitle';

export default function GuestsPage() {
  return <PageTitle title="Guest List" />;
}
