import { useHostGuide } from '../../api/host/hostTripPages';
import { GuideEditor } from '../../features/host-pages/GuideEditor';
import { GuideReading } from '../../features/host-pages/GuideReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Guide({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Preparation guide"
      part={useHostGuide(tripId)}
      editor={GuideEditor}
      reading={GuideReading}
    />
  );
}

/** How the guests of a trip get ready: its owner writes it, its other hosts read it. */
export default function HostGuidePage() {
  return <TripPartPage part={Guide} />;
}
