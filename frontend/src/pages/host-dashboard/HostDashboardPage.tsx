import { PageTitle } from '../../ui/PageTitle';

export default function HostDashboardPage() {
  return <PageTitle title="Host dashboard" />;
}
