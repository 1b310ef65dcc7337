import { formatMoney } from '../../lib/money';
import styles from './PaymentBar.module.css';

interface Props {
  paidCents: number;
  payableCents: number;
  percent: number;
}

/** How much is paid, as a bar and in words. */
export function PaymentBar({ paidCents, payableCents, percent }: Props) {
  const words = `${formatMoney(paidCents)} of ${formatMoney(payableCents)} paid`;
  return (
    <div className={styles.payment}>
      <p className={styles.words}>
        <span id="payment-progress">Payment progress</span>
        <span className="tabular">
          {words} <strong>{percent}%</strong>
        </span>
      </p>
      <progress
        className={styles.bar}
        aria-labelledby="payment-progress"
        aria-valuetext={words}
        max={100}
        value={percent}
      />
    </div>
  );
}
