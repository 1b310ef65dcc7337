import { Link } from '../../ui/Link';
import { type BookingMoney, useGuestPayments } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { formatMoney } from '../../lib/money';
import { paths } from '../../lib/paths';
import { tripNames, tripValue } from '../../lib/tripNames';
import styles from './MoneyHistory.module.css';

function stateOf({ status, totals: { owedCents } }: BookingMoney): string {
  if (status === 'cancelled') return 'Cancelled';
  if (status === 'waitlist') return 'On the waiting list';
  return owedCents > 0 ? `${formatMoney(owedCents)} left to pay` : 'Paid';
}

/** The ways to the person's other bookings, each with its own payments; nothing where there is one alone. */
export function OtherBookings({ reference }: { reference: string }) {
  const { data } = useGuestPayments();
  // What was never booked is no booking, unless money came for it.
  const others = data?.bookings.filter(
    (other) => other.reference !== reference && (other.status !== 'pending' || other.payments.length > 0),
  );
  if (!others?.length) return null;
  const names = tripNames(data?.bookings.map((one) => ({ ...one, title: one.tripTitle })) ?? []);
  return (
    <Panel title="Your other bookings">
      <ul className={styles.lines}>
        {others.map((other) => (
          <li key={other.id} className={styles.line}>
            <span>
              <Link to={paths.guestPayment(other.id)} className={styles.name}>
                {names[tripValue(other.tripId)]}
              </Link>
              <span className={styles.state}>Reference {other.reference}</span>
            </span>
            <span>{stateOf(other)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
