import type { HostBooking } from '../../api/host/hostBooking';
import { Panel } from '../../ui/Panel';
import { TravellerFacts } from './TravellerFacts';

/** Who travels on the booking. */
export function TravellersPanel({ booking }: { booking: HostBooking }) {
  return (
    <Panel title="Travellers">
      {booking.travellers.map((traveller) => (
        <TravellerFacts key={traveller.position} booking={booking} traveller={traveller} />
      ))}
    </Panel>
  );
}
