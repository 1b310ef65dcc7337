import { PageTitle } from '../../ui/PageTitle';

export default function SetPasswordPage() {
  return <PageTitle title="Set your password" />;
}
