import { PageTitle } from '../../ui/PageTitle';

export default function DemoMailPage() {
  return <PageTitle title="Mail" />;
}
