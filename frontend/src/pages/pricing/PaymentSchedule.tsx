import { useDepositExample } from '../../features/cabins/useDepositExample';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PaymentOptions.module.css';

/** The parts of a deposit plan begun today, as shares of the total. */
export function PaymentSchedule() {
  const { plan } = useDepositExample();
  if (!plan) return <Skeleton width="16ch" height="4.5em" />;
  return (
    <ul className={styles.schedule}>
      {plan.parts.map(({ kind, dueOn, percent }) => (
        <li key={kind}>
          <strong className="tabular">{percent}%</strong>{' '}
          <span>{dueOn ? <DateText day={dueOn} /> : 'today'}</span>
        </li>
      ))}
    </ul>
  );
}
