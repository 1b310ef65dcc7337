import { Link } from 'react-router-dom';
import type { CabinType, TripView } from '../../api/trip';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import styles from './SoldOutNote.module.css';
import { isSoldOut, soldOutCabin } from './soldOut';

interface Props {
  trip: TripView | undefined;
  /** How many are wanted. */
  places?: number;
  /** Which cabin they are for, once one is chosen. */
  cabinType?: CabinType;
}

/** Says before anybody chooses or types that there is no place, and what can be done. */
export function SoldOutNote({ trip, places = 1, cabinType }: Props) {
  const gone = cabinType && soldOutCabin(trip, cabinType);
  if (gone) {
    return (
      <p className={styles.note}>
        <strong>{`${gone.name} is sold out.`}</strong> <Link to={paths.pricing()}>Choose another cabin</Link>,
        or <Link to={paths.bookingForm(CABIN_NAMES[gone.type])}>join the waiting list</Link>.
      </p>
    );
  }
  if (!trip || !isSoldOut(trip, places)) return null;
  const isForOne = trip.seatsLeft > 0;
  return (
    <p className={styles.note}>
      <strong>{isForOne ? 'Only one place is left.' : 'Sold out.'}</strong>{' '}
      {isForOne ? (
        <>
          This cabin is for two. <Link to={paths.bookingForm()}>Book for one traveller</Link>
        </>
      ) : (
        <>
          Every place on this trip is taken or held just now.{' '}
          <Link to={paths.bookingForm()}>Join the waiting list</Link>
        </>
      )}
      .
    </p>
  );
}
