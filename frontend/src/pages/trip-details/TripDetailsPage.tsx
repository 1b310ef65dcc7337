import { PageTitle } from '../../ui/PageTitle';

export default function TripDetailsPage() {
  return <PageTitle title="Ship details" />;
}
