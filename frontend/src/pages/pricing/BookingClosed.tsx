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
        No trip is on sale right now. What has been booked is under its own link, and in the mails about it.
      </p>
      <p className={styles.alone}>
        <HearOfNextTrip />
      </p>
    </div>
  );
}
