import type { GuestTrip } from '../../api/guestArea';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import styles from './PaymentState.module.css';

/** Why a place is no more, and the ways on: to what was paid and goes back, to the hosts, to another cabin. */
export function EndedState({ trip }: { trip: GuestTrip }) {
  const { bookingId, calledOffReason } = trip;
  return (
    <>
      <p>{endOf(trip)}</p>
      {calledOffReason !== null && (
        <figure className={styles.reason}>
          <figcaption>Its hosts wrote to everybody who had booked:</figcaption>
          <blockquote>{calledOffReason}</blockquote>
        </figure>
      )}
      <div className={styles.ways}>
        {bookingId !== null && (
          <ButtonLink size="portal" to={paths.guestPayment(bookingId)}>
            Payments and receipts
          </ButtonLink>
        )}
        <ButtonLink tone="quiet" size="portal" to={paths.contact(undefined, trip.id)}>
          Write to the trip host
        </ButtonLink>
        <ButtonLink tone="quiet" size="portal" to={paths.pricing()}>
          See cabins & prices
        </ButtonLink>
      </div>
    </>
  );
}

/** A booking that was cancelled before the trip was called off keeps the figures of its cancellation. */
function endOf({ status, isCalledOff, endedWithTrip }: GuestTrip): string {
  if (!isCalledOff) return 'This booking is cancelled; its place has been released.';
  return status === 'cancelled' && !endedWithTrip
    ? 'This booking was cancelled, and the trip was called off after that.'
    : 'This trip was called off. All that was paid for it goes back.';
}
