import type { ImportCheck } from '../../api/host/hostGuests';
import type { CabinType } from '../../lib/cabinNames';
import styles from './dialogs.module.css';

const PLANS = { full: 'full payment', installment: 'installments' } as const;

interface Props extends Pick<ImportCheck, 'first' | 'renamed'> {
  /** What the trip calls its cabins. */
  cabins: Record<CabinType, string>;
}

/** The first guests as they would be kept, to be looked at; and whose name was turned round. */
export function ImportedFirst({ first, renamed, cabins }: Props) {
  return (
    <>
      {first.length > 0 && (
        <div className={styles.field}>
          <span>
            {first.length === 1
              ? 'As it would be kept:'
              : `The first ${first.length}, as they would be kept:`}
          </span>
          <ul className={styles.lines}>
            {first.map((guest) => (
              <li key={guest.email}>{wordsOf(guest, cabins)}</li>
            ))}
          </ul>
        </div>
      )}
      {renamed.length > 0 && (
        <div className={styles.field}>
          <span>Written with the last name first, and kept the other way round:</span>
          <ul className={styles.lines}>
            {renamed.map(({ line, name }) => (
              <li key={`${line} ${name}`}>
                Line {line}: {name}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function wordsOf(
  { name, email, phone, cabinType, occupancy, paymentType, companion }: ImportCheck['first'][number],
  cabins: Record<CabinType, string>,
) {
  const cabin = `${cabins[cabinType]}, ${occupancy}`;
  const others = companion && ['with', companion.name, companion.email].filter(Boolean).join(' ');
  return [name, others, email, phone, cabin, PLANS[paymentType]].filter(Boolean).join(', ');
}
