import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { type GuestRecord, useGuest } from '../../api/guest';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/BookingProgress';
import { GuestNotFound } from '../../features/booking/GuestNotFound';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { PaymentOfGuest } from './PaymentOfGuest';
import styles from './PaymentPage.module.css';

const isAwaited = ({ nextStep }: GuestRecord) => nextStep === 'confirming';

/** The payment of a registered guest. The address is the permission, so the page shows the minimum. */
export default function PaymentPage() {
  const { guestId = '' } = useParams();
  const { data: guest, error, refetch } = useGuest(guestId, isAwaited);
  if (guest) return <PaymentOfGuest key={guest.id} guest={guest} />;
  if (guest === null) return <GuestNotFound />;
  return (
    <BookingFrame title="Payment" progress={<BookingProgress steps={BOOKING_FORM} current="Payment" />}>
      {error ? (
        <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <output className={styles.loading} aria-label="Loading your booking">
          <Skeleton height="420px" />
        </output>
      )}
    </BookingFrame>
  );
}
