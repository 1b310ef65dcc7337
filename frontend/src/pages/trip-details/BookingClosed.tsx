import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import styles from './FactsPanel.module.css';

/** Stands in the place of the facts while no trip is on sale: there is no ship to speak of either. */
export function BookingClosed() {
  return (
    <section className={`${styles.section} ${styles.alone}`} aria-labelledby="closed">
      <div className={styles.panel}>
        <h2 id="closed" className={styles.closed}>
          No trip is on sale right now
        </h2>
        <p>
          <HearOfNextTrip />
        </p>
      </div>
    </section>
  );
}
