import { PageTitle } from '../../ui/PageTitle';

export default function GuestProfilePage() {
  return <PageTitle title="Your profile" />;
}
