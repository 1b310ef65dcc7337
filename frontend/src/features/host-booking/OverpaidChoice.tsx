import { formatMoney } from '../../lib/money';
import { OneOf } from '../../ui/form/OneOf';

/** What becomes of what was paid more than the booking costs then. */
export type Overpaid = 'refund' | 'credit';

interface Props {
  cents: number;
  value: Overpaid;
  onChange: (value: Overpaid) => void;
}

const CHOICES: { value: Overpaid; word: string }[] = [
  { value: 'refund', word: 'Give it back, the way it was paid' },
  { value: 'credit', word: 'Keep it as a credit on this booking' },
];

export function OverpaidChoice({ cents, value, onChange }: Props) {
  return (
    <OneOf
      legend={`${formatMoney(cents)} was paid more than it costs`}
      options={CHOICES}
      value={value}
      onChange={onChange}
    />
  );
}
