import { useQuote } from '../../api/quote';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PaymentOptions.module.css';

/** The parts of a deposit plan begun today, from the server's quote: parts already due are in the first one. */
export function PaymentSchedule() {
  const { data: quote } = useQuote({
    cabinType: 'inside',
    occupancy: 'double',
    travellers: 2,
    travelInsurance: false,
    paymentType: 'installment',
  });
  if (!quote) return <Skeleton width="16ch" height="4.5em" />;
  return (
    <ul className={styles.schedule}>
      {quote.parts.map(({ kind, dueOn, amountCents }, index) => (
        <li key={kind}>
          <strong className="tabular">{Math.round((amountCents / quote.totalCents) * 100)}%</strong>{' '}
          {index === 0 ? 'today' : <DateText day={dueOn} />}
        </li>
      ))}
    </ul>
  );
}
