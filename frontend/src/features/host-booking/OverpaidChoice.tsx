import { useId } from 'react';
import { formatMoney } from '../../lib/money';
import styles from './booking.module.css';

/** What becomes of what was paid more than the new cabin costs. */
export type Overpaid = 'refund' | 'credit';

interface Props {
  cents: number;
  value: Overpaid;
  onChange: (value: Overpaid) => void;
}

export function OverpaidChoice({ cents, value, onChange }: Props) {
  const name = useId();
  const radio = (one: Overpaid) => (
    <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
  );
  return (
    <fieldset className={styles.choices}>
      <legend>{`${formatMoney(cents)} was paid more than it costs`}</legend>
      <label>{radio('refund')}Give it back, the way it was paid</label>
      <label>{radio('credit')}Keep it as a credit on this booking</label>
    </fieldset>
  );
}
