import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { BOOKED_STAYS, BOOKING_CLOSED } from '../../features/trip/TripProblem';
import { useClosedWords } from '../../features/trip/useClosedWords';
import { PageTitle } from '../../ui/PageTitle';
import styles from './CabinChoice.module.css';

/** Stands in the place of the cabins while the trip is not on sale. */
export function BookingClosed() {
  const closed = useClosedWords();
  return (
    <div className={styles.head}>
      <PageTitle title="Cabins & prices" description="Booking is closed at the moment.">
        {BOOKING_CLOSED}
      </PageTitle>
      <p className={styles.lead}>{`${closed}. ${BOOKED_STAYS}`}</p>
      <p className={styles.alone}>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
