import { PageTitle } from '../../ui/PageTitle';

export default function PaymentPage() {
  return <PageTitle title="Payment" />;
}
