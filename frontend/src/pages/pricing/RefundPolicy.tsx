import type { TripView } from '../../api/trip';
import { CALLED_OFF_REFUND, CANCELLATION_GOODWILL } from '../../features/booking/terms/cancellation';
import { cancellationLines } from '../../lib/cancellation';
import { Skeleton } from '../../ui/Skeleton';
import styles from './RefundPolicy.module.css';

/** The trip's refund policy, by the same words as in checkout and terms. */
export function RefundPolicy({ trip }: { trip: TripView | undefined }) {
  return (
    <section className={styles.band} aria-labelledby="refunds">
      <div className={styles.inner}>
        <div>
          <h2 id="refunds">If you cannot come</h2>
          <p className={styles.note}>
            {CALLED_OFF_REFUND} {CANCELLATION_GOODWILL}
          </p>
        </div>
        {trip ? (
          <dl>
            {cancellationLines(trip.cancellation).map(({ when, refund }) => (
              <div key={when} className={styles.case}>
                <dt>{when}</dt>
                <dd>{refund}</dd>
              </div>
            ))}
          </dl>
        ) : (
          <Skeleton height="14rem" />
        )}
      </div>
    </section>
  );
}
