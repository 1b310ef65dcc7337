import CircularProgress from '@mui/material/CircularProgress';
import { useParams } from 'react-router-dom';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type GuestRecord, useGuest } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/frame/BookingProgress';
import { GuestNotFound, LinkEnded } from '../../features/booking/frame/GuestNotFound';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { useIsDrawnFor } from '../../lib/browser/useIsDrawnFor';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import styles from './PaymentPage.module.css';
import { PaymentOfGuest } from './PaymentOfGuest';

const isAwaited = ({ nextStep }: GuestRecord) => nextStep === 'confirming';

/** The page until the booking is there, or in its place. */
function PaymentWait({
  error = null,
  onRetry = () => undefined,
}: {
  error?: Error | null;
  onRetry?: () => void;
}) {
  return (
    <BookingFrame title="Payment" progress={<BookingProgress steps={BOOKING_FORM} current="Payment" />}>
      {error ? (
        <ErrorNote onRetry={onRetry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <>
          <output className={styles.loading}>
            <CircularProgress size={24} aria-hidden="true" />
            Loading your booking...
          </output>
          <Waiting height="420px" onRetry={onRetry} />
        </>
      )}
    </BookingFrame>
  );
}

function PaymentOfId({ guestId }: { guestId: string }) {
  const { data: guest, error, refetch } = useGuest(guestId, isAwaited);
  if (guest) return <PaymentOfGuest key={guest.id} guest={guest} />;
  if (guest === null) return <GuestNotFound contact={<ContactAddress />} />;
  if (isRefusal(error, 'guest.link_ended')) return <LinkEnded contact={<ContactAddress />} />;
  return <PaymentWait error={error} onRetry={() => void refetch()} />;
}

/** The payment of a registered guest. The address is the permission, so the page shows the minimum. */
export default function PaymentPage() {
  const { guestId = '' } = useParams();
  return useIsDrawnFor(guestKey(guestId)) ? <PaymentOfId guestId={guestId} /> : <PaymentWait />;
}
