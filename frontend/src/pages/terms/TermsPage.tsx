import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { TERMS_DAY } from '../../features/booking/terms/cancellation';
import { TermsReading } from '../../features/booking/terms/TermsReading';
import { TERMS_MISSING, useTripTerms } from '../../features/booking/terms/useTripTerms';
import { TripProblem } from '../../features/trip/TripProblem';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Link } from '../../ui/Link';
import { Skeleton } from '../../ui/Skeleton';

const CLOSED = 'The terms of a trip are shown here, and in its checkout, while it is on sale.';

function Lead({ trip, isClosed }: { trip: TripView | undefined; isClosed: boolean }) {
  if (isClosed) return CLOSED;
  if (!trip) return <Skeleton width="40ch" />;
  return `What we agree on when you book ${trip.title}. Version of ${TERMS_DAY}; the checkout shows the same text.`;
}

/** The terms and conditions of a trip on sale; who has booked reads those of their booking beside their payments. */
export default function TermsPage() {
  const { data: trip, error, refetch } = useTrip();
  const terms = useTripTerms(trip);

  return (
    <TermsReading
      title="Terms and conditions"
      description="What travellers and hosts agree on: booking, price and payment, cancellation and refunds, changes and personal details."
      lead={<Lead trip={trip} isClosed={isNoTripOpen(error)} />}
      facts={terms.facts}
    >
      <p>
        You have booked already? The terms of your booking stand with{' '}
        <Link to={paths.guestPayment()}>your payments</Link>.
      </p>
      {error && <TripProblem error={error} onRetry={() => void refetch()} />}
      {terms.isMissing && <ErrorNote onRetry={terms.refetch}>{TERMS_MISSING}</ErrorNote>}
      {!terms.facts && !terms.isMissing && !error && <Skeleton height="640px" />}
    </TermsReading>
  );
}
