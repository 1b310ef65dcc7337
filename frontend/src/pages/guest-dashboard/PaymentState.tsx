import { sentenceOf } from '../../api/errors';
import { type GuestTrip, useGuestProfile } from '../../api/guestArea';
import { formatLongDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { PaymentBar } from './PaymentBar';
import styles from './PaymentState.module.css';
import { isPaymentDue, paymentProgress } from './trip.rules';

/** What is paid, and the ways on: to say how it was, to pay the rest while there is one, and to the itinerary. */
export function PaymentState({ trip }: { trip: GuestTrip }) {
  const { data: profile, isError, error, refetch } = useGuestProfile();
  const isDue = profile ? isPaymentDue(profile.paymentStatus, trip.status) : false;
  const progress = profile && paymentProgress(profile);
  const isBar = profile?.booking && trip.status !== 'waitlist';

  return (
    <>
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {profile === undefined && !isError && <Skeleton height="74px" />}
      {isBar && progress && <PaymentBar {...progress} />}
      {isDue && progress && profile.nextPaymentDate && (
        <p className={styles.next}>
          <Money cents={progress.payableCents - progress.paidCents} /> left to pay, the next of it by{' '}
          {formatLongDay(profile.nextPaymentDate)}.
        </p>
      )}
      <div className={styles.ways}>
        {trip.mayReview && (
          <ButtonLink size="portal" to={paths.guestReview(trip.id)}>
            Review your trip
          </ButtonLink>
        )}
        {isDue && (
          <ButtonLink size="portal" to={paths.guestPayment()}>
            Complete Payment
          </ButtonLink>
        )}
        {/* The main way on is known with the payments: until then none is pointed to. */}
        <ButtonLink
          tone={profile && !isDue && !trip.mayReview ? 'primary' : 'quiet'}
          size="portal"
          to={paths.guestItinerary()}
        >
          View Itinerary
        </ButtonLink>
        {!isDue && profile?.booking && (
          <ButtonLink tone="quiet" size="portal" to={paths.guestPayment()}>
            Payments and receipts
          </ButtonLink>
        )}
      </div>
    </>
  );
}
