import { PageTitle } from '../../ui/PageTitle';

export default function GuestDashboardPage() {
  return <PageTitle title="My Trip Dashboard" />;
}
