import type { PaymentRow } from '../../../api/host/hostPayments';
import { Money } from '../../../ui/Money';
import styles from './PaidBar.module.css';
import { paidShare } from './paymentWords';

/** How much of a booking is paid: the figures, and the same as a bar. */
export function PaidBar({ row }: { row: Pick<PaymentRow, 'paidCents' | 'payableCents'> }) {
  // Of a booking that ended nothing is to be paid: "100 %" would read as paid.
  if (row.payableCents <= 0 && row.paidCents <= 0) return <span className={styles.of}>Nothing to pay</span>;
  const percent = paidShare(row);
  return (
    <span className={styles.paid}>
      <span className={styles.words}>
        <span>
          <Money cents={row.paidCents} /> <span className={styles.of}>of</span>{' '}
          <Money cents={row.payableCents} />
        </span>
        <span className={styles.of}>{percent}%</span>
      </span>
      <span className={styles.bar} data-full={percent === 100} aria-hidden="true">
        <span style={{ transform: `scaleX(${percent / 100})` }} />
      </span>
    </span>
  );
}
