import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { type GuestRecord, useGuest } from '../../api/guest';
import { BookingFrame } from '../../features/booking/BookingFrame';
import { BOOKING_FORM, BookingProgress } from '../../features/booking/BookingProgress';
import { GuestNotFound } from '../../features/booking/GuestNotFound';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { PaymentOfGuest } from './PaymentOfGuest';

const isAwaited = ({ nextStep }: GuestRecord) => nextStep === 'confirming';

/** The payment of a registered guest. The address is the permission, so the page shows the minimum. */
export default function PaymentPage() {
  const { guestId = '' } = useParams();
  const { data: guest, error, refetch } = useGuest(guestId, isAwaited);
  if (guest) return <PaymentOfGuest key={guest.id} guest={guest} />;
  if (guest === null) return <GuestNotFound contact={<ContactAddress />} />;
  return (
    <BookingFrame title="Payment" progress={<BookingProgress steps={BOOKING_FORM} current="Payment" />}>
      {error ? (
        <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="420px" onRetry={() => void refetch()} />
      )}
    </BookingFrame>
  );
}
