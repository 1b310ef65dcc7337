import { PageTitle } from '../../ui/PageTitle';

export default function GuestHomepagePage() {
  return <PageTitle title="Guest Portal" />;
}
