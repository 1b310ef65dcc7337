import { useHostShip } from '../../api/host/hostTripPages';
import { ShipEditor } from '../../features/host-pages/ShipEditor';
import { ShipReading } from '../../features/host-pages/ShipReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Ship({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Ship's page"
      part={useHostShip(tripId)}
      editor={ShipEditor}
      reading={ShipReading}
    />
  );
}

/** The page of a trip's ship, with what the fare holds: its owner writes it, its other hosts read it. */
export default function HostShipPage() {
  return <TripPartPage part={Ship} />;
}
