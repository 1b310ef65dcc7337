import { PageTitle } from '../../ui/PageTitle';

export default function PreparationPage() {
  return <PageTitle title="Preparation" />;
}
