import { useHostGroup } from '../../api/host/hostTripPages';
import { GroupEditor } from '../../features/host-pages/GroupEditor';
import { GroupReading } from '../../features/host-pages/GroupReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Group({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Pictures of the group"
      part={useHostGroup(tripId)}
      editor={GroupEditor}
      reading={GroupReading}
    />
  );
}

/** Pictures of the people of a trip: its owner chooses them, its other hosts see them. */
export default function HostGroupPage() {
  return <TripPartPage part={Group} />;
}
