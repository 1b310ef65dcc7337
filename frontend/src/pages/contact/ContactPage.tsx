import { PageTitle } from '../../ui/PageTitle';

export default function ContactPage() {
  return <PageTitle title="Contact" />;
}
