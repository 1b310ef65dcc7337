import { PageTitle } from '../../ui/PageTitle';

export default function GuestInfoPage() {
  return <PageTitle title="Guest information" />;
}
