import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { PageTitle } from '../../ui/PageTitle';
import styles from './CabinChoice.module.css';

/** Stands in the place of the cabins while no trip is on sale. */
export function BookingClosed() {
  return (
    <div className={styles.head}>
      <PageTitle title="Cabins & prices" description="No trip is open for booking at the moment.">
        Booking is closed
      </PageTitle>
      <p className={styles.lead}>
        No trip is on sale right now. Bookings that were made stand, and are paid for as before.
      </p>
      <p className={styles.alone}>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
