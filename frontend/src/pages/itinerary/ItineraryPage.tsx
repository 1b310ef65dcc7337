import { isNoTripOpen, useTrip } from '../../api/trip';
import { DayNav } from '../../features/itinerary/DayNav';
import { DaySection } from '../../features/itinerary/DaySection';
import { DAYS } from '../../features/itinerary/days';
import { HearOfNextTrip } from '../../features/trip/HearOfNextTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Closing } from './Closing';
import { Highlights } from './Highlights';
import styles from './ItineraryPage.module.css';
import { ItineraryHead } from './ItineraryHead';
import { PreparationHint } from './PreparationHint';
import { useDayFromAddress } from './useDayFromAddress';

/** The voyage day by day. `#day-2` in the address is the second day; the guest area shows the same page. */
export default function ItineraryPage() {
  const { data, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  // Gaps are for what is on its way.
  const trip = data ?? (isError ? null : undefined);
  useDayFromAddress();
  return (
    <div className={styles.page}>
      <ItineraryHead trip={trip} />
      {isClosed && (
        <p className={styles.closed}>
          No trip is on sale right now. Here is what happens on our trips; the dates come with the next one.{' '}
          <HearOfNextTrip />
        </p>
      )}
      {isError && !isClosed && (
        <div className={styles.error}>
          <ErrorNote onRetry={() => void refetch()}>
            The dates and times of the trip did not load. Please try again.
          </ErrorNote>
        </div>
      )}
      <div>
        <DayNav trip={trip} />
        {DAYS.map((day) => (
          <DaySection key={day.number} day={day} trip={trip} isFirst={day === DAYS[0]} />
        ))}
      </div>
      <Highlights />
      <PreparationHint />
      {!isClosed && <Closing />}
    </div>
  );
}
