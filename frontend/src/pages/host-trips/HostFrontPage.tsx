import { useHostFront } from '../../api/host/hostTripPages';
import { FrontEditor } from '../../features/host-pages/FrontEditor';
import { FrontReading } from '../../features/host-pages/FrontReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Front({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Home page"
      part={useHostFront(tripId)}
      editor={FrontEditor}
      reading={FrontReading}
    />
  );
}

/** A trip's home page: its owner writes it, its other hosts read it. */
export default function HostFrontPage() {
  return <TripPartPage part={Front} />;
}
