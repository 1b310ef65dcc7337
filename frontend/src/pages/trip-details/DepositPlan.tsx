import type { PlanPart } from '../../features/cabins/useDepositExample';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PayLater.module.css';

const WAITING = ['deposit', 'second', 'final'];

/** The parts in the order in which they are paid; gaps of their size until they are here. */
export function DepositPlan({ parts }: { parts: readonly PlanPart[] | undefined }) {
  return (
    <ol className={styles.parts} aria-label="Deposit plan" aria-busy={!parts}>
      {parts
        ? parts.map(({ kind, dueOn, percent, amountCents }) => (
            <li key={kind} className={styles.part}>
              <strong className={styles.due}>{dueOn ? <DateText day={dueOn} /> : 'Today'}</strong>
              <span className={styles.share}>{percent}%</span>
              <span className={styles.amount}>
                <Money cents={amountCents} />
              </span>
            </li>
          ))
        : WAITING.map((part) => (
            <li key={part} className={styles.part}>
              <Skeleton width="8ch" />
            </li>
          ))}
    </ol>
  );
}
