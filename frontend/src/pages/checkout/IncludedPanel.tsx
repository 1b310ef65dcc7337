import { Check, Minus } from 'lucide-react';
import { useTripShip } from '../../api/tripPages';
import { Panel } from '../../features/booking/frame/Panel';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Checkout.module.css';

/** What the price holds, and what it does not; nothing where the trip says neither, or what it says did not load. */
export function IncludedPanel({ tripId }: { tripId: number }) {
  const { data: ship, isMissing } = useTripShip(tripId);
  if (isMissing || (ship && ship.included.length + ship.notIncluded.length === 0)) return null;
  return (
    <Panel title="What is included">
      {ship ? <IncludedLines yes={ship.included} no={ship.notIncluded} /> : <Skeleton height="8em" />}
    </Panel>
  );
}

function IncludedLines({ yes, no }: { yes: string[]; no: string[] }) {
  return (
    <ul className={styles.included}>
      {yes.map((line, place) => (
        <li key={`${place} ${line}`}>
          <Check aria-hidden="true" size={20} strokeWidth={2} className={styles.yes} />
          {line}
        </li>
      ))}
      {no.map((line, place) => (
        <li key={`${place} ${line}`} className={styles.muted}>
          <Minus aria-hidden="true" size={20} strokeWidth={2} />
          <span>
            <span className="visually-hidden">Not included: </span>
            {line}
          </span>
        </li>
      ))}
    </ul>
  );
}
