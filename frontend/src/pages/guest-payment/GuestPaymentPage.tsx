import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuest } from '../../api/guest';
import { useGuestPayments } from '../../api/money';
import { useSession } from '../../api/session';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { NoBooking } from './NoBooking';
import { NotYours } from './NotYours';
import { YourPayments } from './YourPayments';

const TITLE = 'Your payments';

interface AwaitedProps {
  /** What is wrong; null while it is awaited. */
  problem: string | null;
  onRetry: () => void;
}

function Awaited({ problem, onRetry }: AwaitedProps) {
  return (
    <BookingFrame title={TITLE} progress={null}>
      {problem === null ? (
        <Waiting height="420px" onRetry={onRetry} />
      ) : (
        <ErrorNote onRetry={onRetry}>{problem}</ErrorNote>
      )}
    </BookingFrame>
  );
}

function PaymentsOf({ guestId }: { guestId: string }) {
  const { data: guest, error, refetch } = useGuest(guestId);
  if (guest) return <YourPayments guest={guest} />;
  const missing = guest === null ? 'Your booking could not be found.' : null;
  return <Awaited problem={error ? sentenceOf(error) : missing} onRetry={() => void refetch()} />;
}

/** One of the bookings that the person has bought, which need not be the one that is meant first. */
function PaymentsOfBooking({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGuestPayments();
  if (!data) return <Awaited problem={error && sentenceOf(error)} onRetry={() => void refetch()} />;
  const bought = data.bookings.find(({ id }) => id === bookingId);
  return bought ? <PaymentsOf key={bookingId} guestId={bought.guestId} /> : <NotYours />;
}

/** What a signed-in guest has paid, and what comes next: of the booking in the address, or of the one that is meant first. */
export default function GuestPaymentPage() {
  const { guest } = useSession();
  return (
    // Who has become a host after they booked goes on paying here.
    <GuestsOnly orHost={guest !== null}>
      <Payments />
    </GuestsOnly>
  );
}

function Payments() {
  const { bookingId } = useParams();
  const { guest } = useSession();
  if (bookingId !== undefined) return <PaymentsOfBooking bookingId={bookingId} />;
  return guest ? <PaymentsOf guestId={guest.id} /> : <NoBooking />;
}
