import { PageTitle } from '../../ui/PageTitle';

export default function LoginPage() {
  return <PageTitle title="Sign in" />;
}
