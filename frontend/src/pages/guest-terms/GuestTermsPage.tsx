import { useParams } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuest } from '../../api/guest';
import { type BookingMoney, useGuestPayments } from '../../api/money';
import { keptTerms } from '../../features/booking/terms/keptTerms';
import { TermsReading } from '../../features/booking/terms/TermsReading';
import { SignedInOnly } from '../../features/gate/SignedInOnly';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { agreedWords, todayWords } from './agreedWords';

const TITLE = 'The terms of your booking';

/** The terms that the buyer of a booking agreed to, from what the booking keeps, on sale or not. */
export default function GuestTermsPage() {
  const { bookingId = '' } = useParams();
  return (
    <SignedInOnly about="This page is about your own booking.">
      <TermsOf bookingId={bookingId} />
    </SignedInOnly>
  );
}

function TermsOf({ bookingId }: { bookingId: string }) {
  const { data, error, refetch } = useGuestPayments();
  if (!data) return <Awaited problem={error && sentenceOf(error)} onRetry={() => void refetch()} />;
  const bought = data.bookings.find(({ id }) => id === bookingId);
  return bought ? <BoughtTerms key={bookingId} bought={bought} /> : <NotYours />;
}

function BoughtTerms({ bought: { id, guestId, terms } }: { bought: BookingMoney }) {
  const { data: guest, error, refetch } = useGuest(guestId);
  if (!guest) {
    const missing = guest === null ? 'Your booking could not be found.' : null;
    return <Awaited problem={error ? sentenceOf(error) : missing} onRetry={() => void refetch()} />;
  }
  return (
    <TermsReading title={TITLE} lead={agreedWords(terms, guest.trip.timeZone)} facts={keptTerms(guest)}>
      <p>{todayWords(terms, guest)}</p>
      <div>
        <ToPayments bookingId={id} />
      </div>
    </TermsReading>
  );
}

interface AwaitedProps {
  /** What is wrong; null while they are awaited. */
  problem: string | null;
  onRetry: () => void;
}

function Awaited({ problem, onRetry }: AwaitedProps) {
  return (
    <TermsReading title={TITLE} lead="What you agreed to when you booked." facts={undefined}>
      {problem === null ? (
        <Waiting height="640px" onRetry={onRetry} />
      ) : (
        <ErrorNote onRetry={onRetry}>{problem}</ErrorNote>
      )}
    </TermsReading>
  );
}

/** The address is of a booking that this account has not bought. */
function NotYours() {
  return (
    <TermsReading
      title={TITLE}
      heading="Not a booking of yours"
      lead="This link is of a booking that another account has made: log in with that one to read its terms."
      facts={undefined}
    >
      <div>
        <ToPayments />
      </div>
    </TermsReading>
  );
}

const ToPayments = ({ bookingId }: { bookingId?: string }) => (
  <ButtonLink to={paths.guestPayment(bookingId)} tone="quiet">
    Your payments
  </ButtonLink>
);
