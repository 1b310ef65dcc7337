import { Link } from '../../ui/Link';
import { sentenceOf } from '../../api/errors';
import type { GuestRecord } from '../../api/guest';
import { useGuestExtras, useGuestPayments } from '../../api/money';
import { useGuestShares } from '../../api/shares';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { CreditPanel } from './CreditPanel';
import { ExtrasPanel } from './ExtrasPanel';
import styles from './GuestPaymentPage.module.css';
import { MoneyHistory } from './MoneyHistory';
import { OwedBack } from './OwedBack';
import { PriceChanges } from './PriceChanges';
import { SharesPanel } from './shares/SharesPanel';

const CAN_CANCEL: readonly GuestRecord['status'][] = ['confirmed', 'pending_payment'];

/** What the buyer of a booking sees of its books; for the second guest of a cabin there is nothing here. */
export function BookingBooks({ guest }: { guest: GuestRecord }) {
  const { data, error, refetch } = useGuestPayments();
  if (!data) {
    return error ? (
      <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
    ) : (
      <Waiting height="240px" onRetry={() => void refetch()} />
    );
  }
  const money = data.bookings.find(({ reference }) => reference === guest.reference);
  if (!money) return null;
  return (
    <>
      <OwedBack money={money} />
      <CreditPanel money={money} />
      <PriceChanges money={money} timeZone={guest.trip.timeZone} />
      <MoneyHistory money={money} timeZone={guest.trip.timeZone} />
      {CAN_CANCEL.includes(money.status) && (
        <p className={styles.muted}>
          Plans changed? <Link to={paths.guestCancellation(money.id)}>See what you would get back</Link>{' '}
          before you decide.
        </p>
      )}
      <p className={styles.muted}>
        See <Link to={paths.guestTerms(money.id)}>the terms of your booking</Link>.
      </p>
      <LatePanels bookingId={money.id} />
    </>
  );
}

/** Last, for they come after the others, and both at once: nothing moves down for them. */
function LatePanels({ bookingId }: { bookingId: string }) {
  const shares = useGuestShares(bookingId);
  const extras = useGuestExtras(bookingId);
  if (shares.isPending || extras.isPending) return null;
  return (
    <>
      <SharesPanel bookingId={bookingId} />
      <ExtrasPanel bookingId={bookingId} />
    </>
  );
}
