import type { PlanPart } from '../../features/cabins/useDepositExample';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PaymentOptions.module.css';

/** The parts of a deposit plan begun today, as shares of the total; a gap until they are here. */
export function PaymentSchedule({ parts }: { parts: readonly PlanPart[] | undefined }) {
  if (!parts) return <Skeleton width="16ch" height="4.5em" />;
  return (
    <ul className={styles.schedule}>
      {parts.map(({ kind, dueOn, percent }) => (
        <li key={kind}>
          <strong className="tabular">{percent}%</strong>{' '}
          <span>{dueOn ? <DateText day={dueOn} /> : 'today'}</span>
        </li>
      ))}
    </ul>
  );
}
