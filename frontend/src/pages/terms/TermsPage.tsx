import { isNoTripOpen, type TripView, useTrip } from '../../api/trip';
import { TERMS_DAY } from '../../features/booking/terms/cancellation';
import { type TermsSection, termsOf } from '../../features/booking/terms/terms';
import { TermsDownload } from '../../features/booking/terms/TermsDownload';
import { TripProblem } from '../../features/trip/TripProblem';
import { Skeleton } from '../../ui/Skeleton';
import { TextPage, TextSection } from '../../ui/TextPage';

const NONE: readonly TermsSection[] = [];
/** `Your booking` is found at `#your-booking`. */
const idOf = ({ title }: TermsSection) => title.toLowerCase().replace(/\W+/g, '-');

const CLOSED = 'The terms of a trip are shown here, and in its checkout, while it is on sale.';

function Lead({ trip, isClosed }: { trip: TripView | undefined; isClosed: boolean }) {
  if (isClosed) return CLOSED;
  if (!trip) return <Skeleton width="40ch" />;
  return `What we agree on when you book ${trip.title}. Version of ${TERMS_DAY}; the checkout shows the same text.`;
}

/** The terms and conditions, from the one list that checkout and the file print from. */
export default function TermsPage() {
  const { data: trip, error, refetch } = useTrip();
  const sections = trip ? termsOf(trip) : NONE;

  return (
    <TextPage
      title="Terms and conditions"
      description="What travellers and hosts agree on: booking, price and payment, cancellation and refunds, changes and personal details."
      lead={<Lead trip={trip} isClosed={isNoTripOpen(error)} />}
      contents={sections.map((section) => ({ id: idOf(section), title: section.title }))}
    >
      {error && <TripProblem error={error} onRetry={() => void refetch()} />}
      {!trip && !error && <Skeleton height="640px" />}
      {sections.map((section) => (
        <TextSection key={section.title} id={idOf(section)} title={section.title}>
          <ul>
            {section.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </TextSection>
      ))}
      {trip && <TermsDownload trip={trip} />}
    </TextPage>
  );
}
