import type { TripGuide } from '../../api/guestGuide';
import { useVoyage, type Voyage } from '../../features/voyage/useVoyage';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { DatesList } from './DatesList';
import { Documents } from './Documents';
import { isShown } from './parts';
import { Timeline } from './Timeline';
import type { TripDays } from './timeline';

/** What is to be done and brought by a day. Without the trip's days it is told without them. */
export function DatedParts({ guide }: { guide: TripGuide }) {
  const { voyage, isNoneOpen, isError, refetch } = useVoyage(guide.tripId);
  if (!voyage && !isNoneOpen && !isError) return <Waiting height="780px" onRetry={refetch} />;
  const days = voyage ? daysOf(voyage) : null;

  return (
    <>
      {voyage && !days && <p>The dates of your trip are not set yet.</p>}
      {isNoneOpen && <p>The dates of this trip stand here as soon as it is on sale.</p>}
      {isError && !voyage && (
        <ErrorNote onRetry={refetch}>The dates of your trip did not load. Please try again.</ErrorNote>
      )}
      {isShown(guide, 'timeline') && <Timeline steps={guide.steps} days={days} />}
      <DatesList />
      <Documents further={guide.documents} passportMonths={guide.passportMonths} days={days} />
    </>
  );
}

const daysOf = ({ startDate, endDate, timeZone }: Voyage): TripDays | null =>
  startDate && endDate ? { startDate, endDate, timeZone } : null;
