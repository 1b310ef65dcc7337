import { Navigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuest } from '../../api/guest';
import { useSession } from '../../api/session';
import { BookingFrame } from '../../features/booking/frame/BookingFrame';
import { EndedSession } from '../../features/gate/EndedSession';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { NoBooking } from './NoBooking';
import { YourPayments } from './YourPayments';

const TITLE = 'Your payments';

function PaymentsOf({ guestId }: { guestId: string }) {
  const { data: guest, error, refetch } = useGuest(guestId);
  if (guest) return <YourPayments guest={guest} />;
  return (
    <BookingFrame title={TITLE} progress={null}>
      {guest === undefined && !error && <Waiting height="420px" onRetry={() => void refetch()} />}
      {(error || guest === null) && (
        <ErrorNote onRetry={() => void refetch()}>
          {error ? sentenceOf(error) : 'Your booking could not be found.'}
        </ErrorNote>
      )}
    </BookingFrame>
  );
}

/** What a signed-in guest has paid, and what comes next. */
export default function GuestPaymentPage() {
  const { user, guest, endedFor, isPending, isError, refetch } = useSession();
  if (guest) return <PaymentsOf guestId={guest.id} />;
  if (user) return <NoBooking />;
  if (!isPending && !isError && endedFor !== null) return <EndedSession userId={endedFor} />;
  if (!isPending && !isError) return <Navigate to={paths.login(paths.guestPayment())} replace />;
  return (
    <BookingFrame title={TITLE} progress={null}>
      {isError ? (
        <ErrorNote onRetry={refetch}>We could not check who you are just now. Please try again.</ErrorNote>
      ) : (
        <Waiting height="420px" onRetry={refetch} />
      )}
    </BookingFrame>
  );
}
