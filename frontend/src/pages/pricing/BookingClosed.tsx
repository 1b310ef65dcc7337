import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { BOOKING_CLOSED, NOTHING_ON_SALE } from '../../features/trip/TripProblem';
import { PageTitle } from '../../ui/PageTitle';
import styles from './CabinChoice.module.css';

/** Stands in the place of the cabins while no trip is on sale. */
export function BookingClosed() {
  return (
    <div className={styles.head}>
      <PageTitle title="Cabins & prices" description="No trip is open for booking at the moment.">
        {BOOKING_CLOSED}
      </PageTitle>
      <p className={styles.lead}>{NOTHING_ON_SALE}</p>
      <p className={styles.alone}>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
