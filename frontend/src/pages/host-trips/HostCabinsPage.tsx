import { useHostCabins } from '../../api/host/hostTripPages';
import { CabinsEditor } from '../../features/host-pages/CabinsEditor';
import { CabinsReading } from '../../features/host-pages/CabinsReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Cabins({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Pictures of the cabins"
      part={useHostCabins(tripId)}
      editor={CabinsEditor}
      reading={CabinsReading}
    />
  );
}

/** How the cabins of a trip look: its owner chooses the pictures, its other hosts see them. */
export default function HostCabinsPage() {
  return <TripPartPage part={Cabins} />;
}
