import { PageTitle } from '../../ui/PageTitle';

export default function PrivacyPage() {
  return <PageTitle title="Privacy" />;
}
