import type { HostBooking } from '../../api/hostBooking';
import { Panel } from '../../ui/Panel';
import { TravellerFacts } from './TravellerFacts';
import { useRights } from './useRights';

/** Who travels on the booking. */
export function TravellersPanel({ booking }: { booking: HostBooking }) {
  const { documents } = useRights(booking.trip.id);
  return (
    <Panel title="Travellers">
      {booking.travellers.map((traveller) => (
        <TravellerFacts
          key={traveller.position}
          booking={booking}
          traveller={traveller}
          mayReveal={documents}
        />
      ))}
    </Panel>
  );
}
