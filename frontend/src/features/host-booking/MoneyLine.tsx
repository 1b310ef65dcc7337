import { formatMoney } from '../../lib/money';
import styles from './booking.module.css';

interface Props {
  label: string;
  cents: number;
  isSum?: boolean;
}

/** An amount and what it is, in a list of such lines. */
export function MoneyLine({ label, cents, isSum = false }: Props) {
  return (
    <div className={isSum ? styles.sum : undefined}>
      <dt>{label}</dt>
      <dd>{formatMoney(cents)}</dd>
    </div>
  );
}
