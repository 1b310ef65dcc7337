import { Scale } from 'lucide-react';
import { sentenceOf } from '../../../api/errors';
import { useCompareStatement } from '../../../api/host/hostMoney';
import { Button } from '../../../ui/Button';
import styles from './CompareButton.module.css';

const DAYS = 31;

/** Holds the books against PayPal's own statement of a month, and says what came of it. */
export function CompareButton() {
  const compare = useCompareStatement();
  const { data, error, isPending } = compare;
  return (
    <div className={styles.compare}>
      <output className={styles.outcome}>
        {error && <span>{sentenceOf(error)}</span>}
        {data && !isPending && <span>{outcomeOf(data)}</span>}
      </output>
      <Button tone="quiet" size="portal" isOff={isPending} onClick={() => compare.mutate(DAYS)}>
        <Scale aria-hidden="true" size={18} strokeWidth={1.75} />
        <span>{isPending ? 'Comparing...' : 'Compare with PayPal'}</span>
      </Button>
    </div>
  );
}

function outcomeOf({
  lines,
  rebuilt,
  differences,
}: {
  lines: number;
  rebuilt: number;
  differences: number;
}): string {
  const compared = `${lines} ${lines === 1 ? 'line' : 'lines'} of the last ${DAYS} days compared`;
  const booked = rebuilt > 0 ? `, ${rebuilt} missing booked` : '';
  if (differences === 0) return `${compared}${booked}: everything agrees.`;
  return `${compared}${booked}: ${differences} ${differences === 1 ? 'differs' : 'differ'}, see below.`;
}
