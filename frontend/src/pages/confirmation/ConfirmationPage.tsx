import { useSearchParams } from 'react-router-dom';
import { isRefusal, sentenceOf } from '../../api/errors';
import { type GuestRecord, useGuest } from '../../api/guest';
import { guestKey } from '../../api/guestKey';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { BOOKING_FORM, BookingProgress, CHECKOUT } from '../../features/booking/frame/BookingProgress';
import { ContactAddress } from '../../features/contact/ContactAddress';
import { useIsDrawnFor } from '../../lib/browser/useIsDrawnFor';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { GuestNotFound, LinkEnded } from '../../features/booking/frame/GuestNotFound';
import { Ended } from './Ended';
import { NextSteps } from './NextSteps';
import { Receipt } from './Receipt';
import { NotTaken, Unpaid } from './Unpaid';
import { VoyageCard } from './VoyageCard';
import { standing, wordsFor } from './words';

/** The page until the booking is there, or in its place. */
function ConfirmationWait({
  error = null,
  onRetry = () => undefined,
}: {
  error?: Error | null;
  onRetry?: () => void;
}) {
  return (
    <BookingFrame title="Your booking" progress={<BookingProgress current="Done" />}>
      {error ? (
        <ErrorNote onRetry={onRetry}>{sentenceOf(error)}</ErrorNote>
      ) : (
        <Waiting height="420px" onRetry={onRetry} />
      )}
    </BookingFrame>
  );
}

function ConfirmationOfId({ guestId }: { guestId: string }) {
  const guest = useGuest(guestId);

  if (isRefusal(guest.error, 'guest.link_ended')) return <LinkEnded contact={<ContactAddress />} />;
  // What was read stands when a later look does not get through.
  if (guest.data === undefined) {
    return <ConfirmationWait error={guest.error} onRetry={() => void guest.refetch()} />;
  }
  if (!guest.data) return <GuestNotFound contact={<ContactAddress />} />;

  const { title, heading, lead } = wordsFor(guest.data);
  return (
    <BookingFrame
      title={title}
      heading={heading}
      lead={lead}
      progress={<Progress guest={guest.data} />}
      aside={<VoyageCard guest={guest.data} />}
    >
      <Receipt guest={guest.data} />
      {standing(guest.data) === 'waiting' && <Unpaid guest={guest.data} />}
      {standing(guest.data) === 'not taken' && <NotTaken guest={guest.data} />}
      {standing(guest.data) === 'ended' && <Ended guest={guest.data} />}
      {standing(guest.data) === 'on board' && <NextSteps guest={guest.data} />}
    </BookingFrame>
  );
}

/** The steps of the way it was booked; it stands at the payment while none has come, and at the end once one has. */
function Progress({ guest }: { guest: GuestRecord }) {
  const isCheckout = guest.channel === 'checkout';
  const payment = isCheckout ? 'Review and pay' : 'Payment';
  const isPaid = guest.paymentStatus !== 'unpaid';
  return <BookingProgress steps={isCheckout ? CHECKOUT : BOOKING_FORM} current={isPaid ? 'Done' : payment} />;
}

/** The page after payment. The address holds the guest's id, so a reload or a bookmark shows it again. */
export default function ConfirmationPage() {
  const [query] = useSearchParams();
  const guestId = query.get('guest') ?? '';
  return useIsDrawnFor(guestKey(guestId)) ? <ConfirmationOfId guestId={guestId} /> : <ConfirmationWait />;
}
