import { useHostWaiver } from '../../api/host/hostWaiver';
import { WaiverEditor } from '../../features/host-pages/WaiverEditor';
import { WaiverReading } from '../../features/host-pages/WaiverReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Waiver({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Waiver"
      part={useHostWaiver(tripId)}
      editor={WaiverEditor}
      reading={WaiverReading}
    />
  );
}

/** What a trip's travellers sign: its owner writes it, its other hosts read it. */
export default function HostWaiverPage() {
  return <TripPartPage part={Waiver} />;
}
