import { PageTitle } from '../../ui/PageTitle';

export default function PricingPage() {
  return <PageTitle title="Pricing" />;
}
