import { Link } from '../../ui/Link';
import type { Occupancy } from '../../api/quote';
import type { CabinType, TripView } from '../../api/trip';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import { MarkedNote } from '../../ui/MarkedNote';
import { soldOutCabin } from './soldOutCabin';

interface Props {
  trip: TripView | undefined;
  cabinType: CabinType;
  occupancy: Occupancy;
}

/** Says of the chosen cabin that none is left, and what can be done. */
export function SoldOutCabinNote({ trip, cabinType, occupancy }: Props) {
  const gone = soldOutCabin(trip, cabinType);
  if (!gone) return null;
  return (
    <MarkedNote>
      <strong>{`${gone.name} is sold out.`}</strong> <Link to={paths.pricing()}>Choose another cabin</Link>,
      or <Link to={paths.bookingForm(CABIN_NAMES[gone.type], occupancy)}>join the waiting list</Link>.
    </MarkedNote>
  );
}
