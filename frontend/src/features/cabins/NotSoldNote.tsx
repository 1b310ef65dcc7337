import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { Link } from '../../ui/Link';
import type { CabinType, TripView } from '../../api/trip';
import { CABIN_NAMES, cabinNameOn } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import { MarkedNote } from '../../ui/MarkedNote';

interface Props {
  trip: TripView | undefined;
  /** The cabin that was asked for; null where none was named. */
  cabinType: CabinType | null;
}

/** Says of a cabin that an address or an earlier choice names, and the trip does not sell, what is shown in its place. */
export function NotSoldNote({ trip, cabinType }: Props) {
  if (!trip || cabinType === null) return null;
  const shown = offeredCabin(trip.cabins, cabinType);
  if (shown === cabinType) return null;
  return (
    <MarkedNote>
      <strong>{`This trip has no ${CABIN_NAMES[cabinType]}.`}</strong>{' '}
      <span>{`You see ${cabinNameOn(trip, shown)} instead.`}</span>
      {trip.cabins.length > 1 && (
        <span>
          {' '}
          <Link to={paths.pricing()}>Choose another cabin</Link>
        </span>
      )}
    </MarkedNote>
  );
}
