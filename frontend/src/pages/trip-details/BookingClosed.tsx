import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import styles from './FactsPanel.module.css';

/** Stands in the place of the facts while no trip is on sale. */
export function BookingClosed() {
  return (
    <section className={styles.section} aria-labelledby="closed">
      <div className={styles.panel}>
        <h2 id="closed" className={styles.closed}>
          No trip is on sale right now
        </h2>
        <p>
          You can look round the ship all the same. <HearOfNextTrip />
        </p>
      </div>
    </section>
  );
}
