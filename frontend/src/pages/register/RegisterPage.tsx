import { PageTitle } from '../../ui/PageTitle';

export default function RegisterPage() {
  return <PageTitle title="Create account" />;
}
