import {
  CALLED_OFF_REFUND,
  CANCELLATION_CASES,
  CANCELLATION_GOODWILL,
  CANCELLATION_VERSION,
} from '../../features/booking/terms/cancellation';
import styles from './RefundPolicy.module.css';

/** The refund policy, printed from the one text that checkout and terms print from. */
export function RefundPolicy() {
  return (
    <section className={styles.band} aria-labelledby="refunds">
      <div className={styles.inner}>
        <div>
          <h2 id="refunds">If you cannot come</h2>
          <p className={styles.note}>
            {CALLED_OFF_REFUND} {CANCELLATION_GOODWILL} Version of {CANCELLATION_VERSION}.
          </p>
        </div>
        <dl className={styles.cases}>
          {CANCELLATION_CASES.map(({ when, refund }) => (
            <div key={when} className={styles.case}>
              <dt>{when}</dt>
              <dd>{refund}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
