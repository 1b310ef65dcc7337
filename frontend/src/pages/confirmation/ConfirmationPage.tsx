import { PageTitle } from '../../ui/PageTitle';

export default function ConfirmationPage() {
  return <PageTitle title="Booking confirmed" />;
}
