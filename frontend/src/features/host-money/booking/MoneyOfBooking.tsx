import { X } from 'lucide-react';
import { Link } from '../../../ui/Link';
import { useTripName } from '../../../api/host/hostMe';
import { useBookingMoney } from '../../../api/host/hostMoney';
import { hostPaths } from '../../../lib/hostPaths';
import { Dialog } from '../../../ui/Dialog';
import { BookingMoney } from './BookingMoney';
import type { MoneyAct } from '../acts/moneyAct';
import styles from './MoneyOfBooking.module.css';

interface Props {
  bookingId: string;
  firstAct?: MoneyAct | undefined;
  onClose: () => void;
}

/** A booking's money at the side of the list. */
export function MoneyOfBooking({ bookingId, firstAct, onClose }: Props) {
  const { data } = useBookingMoney(bookingId);
  const tripName = useTripName();
  const title = data ? `Payments of ${data.buyer}` : 'Payments of a booking';
  return (
    <Dialog label={title} onClose={onClose} className={styles.drawer}>
      <div className={styles.content}>
        <header className={styles.head}>
          <div>
            <h2 className={styles.title}>{title}</h2>
            {data && (
              <p className={styles.about}>
                {tripName(data.tripId, data.tripTitle)}, booking {data.reference}.{' '}
                <Link to={hostPaths.booking(bookingId)}>Open the booking</Link>
              </p>
            )}
          </div>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <X aria-hidden="true" size={22} strokeWidth={1.75} />
          </button>
        </header>
        <BookingMoney bookingId={bookingId} firstAct={firstAct} />
      </div>
    </Dialog>
  );
}
