import { PageTitle } from '../../ui/PageTitle';

export default function GuestPaymentPage() {
  return <PageTitle title="Your payments" />;
}
