import { PageTitle } from '../../ui/PageTitle';

export default function ItineraryPage() {
  return <PageTitle title="Itinerary" />;
}
