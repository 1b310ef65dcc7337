import type { ReactNode } from 'react';
import { sentenceOf } from '../../api/errors';
import { type GuestTrip, useGuestProfile } from '../../api/guestArea';
import { formatLongDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { PaymentBar } from './PaymentBar';
import styles from './PaymentState.module.css';
import { isPaymentDue, paymentProgress } from './trip.rules';

interface Props {
  trip: GuestTrip;
  /** The other ways on from the card, which stand before the way to pay. */
  children: ReactNode;
}

/** What is paid, and the way to pay the rest while there is one. */
export function PaymentState({ trip, children }: Props) {
  const { data: profile, isError, error, refetch } = useGuestProfile();
  const isDue = profile ? isPaymentDue(profile.paymentStatus, trip.status) : false;
  const isBar = profile?.booking && trip.status !== 'cancelled' && trip.status !== 'waitlist';

  return (
    <>
      {isError && <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
      {profile === undefined && !isError && <Skeleton height="74px" />}
      {isBar && <PaymentBar {...paymentProgress(profile)} />}
      {isDue && profile?.nextPaymentDate && (
        <p className={styles.next}>Next payment by {formatLongDay(profile.nextPaymentDate)}.</p>
      )}
      {trip.status === 'cancelled' && <p>This booking is cancelled; its place has been released.</p>}
      <div className={styles.ways}>
        {children}
        {isDue && (
          <ButtonLink tone="quiet" size="portal" to={paths.guestPayment()}>
            Complete Payment
          </ButtonLink>
        )}
        {!isDue && profile?.booking && (
          <ButtonLink tone="quiet" size="portal" to={paths.guestPayment()}>
            Payments and receipts
          </ButtonLink>
        )}
      </div>
    </>
  );
}
