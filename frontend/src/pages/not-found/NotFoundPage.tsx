import { PageTitle } from '../../ui/PageTitle';

export default function NotFoundPage() {
  return <PageTitle title="Page Not Found" />;
}
