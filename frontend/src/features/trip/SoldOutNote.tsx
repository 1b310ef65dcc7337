import { Link } from '../../ui/Link';
import type { TripView } from '../../api/trip';
import { paths } from '../../lib/paths';
import { MarkedNote } from '../../ui/MarkedNote';
import { isSoldOut } from './soldOut';

interface Props {
  trip: TripView | undefined;
  /** How many are wanted. */
  places?: number;
  /** The name of the cabin that they chose, as addresses have it. */
  cabin?: string;
}

/** Says before anybody chooses or types that there is no place, and what can be done. */
export function SoldOutNote({ trip, places = 1, cabin }: Props) {
  if (!trip || !isSoldOut(trip, places)) return null;
  const isForOne = trip.seatsLeft > 0;
  return (
    <MarkedNote>
      <strong>{isForOne ? 'Only one place is left.' : 'Sold out.'}</strong>{' '}
      {isForOne ? (
        <>
          This cabin is for two. <Link to={paths.bookingForm(cabin)}>Book for one traveller</Link>, or{' '}
          <Link to={paths.bookingForm(cabin, 'double')}>join the waiting list for two</Link>
        </>
      ) : (
        <>
          Every place on this trip is taken or held just now.{' '}
          <Link to={paths.bookingForm(cabin, places > 1 ? 'double' : 'single')}>Join the waiting list</Link>
        </>
      )}
      .
    </MarkedNote>
  );
}
