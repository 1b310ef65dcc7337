import { useTrip } from '../../api/trip';
import { DayNav } from '../../features/itinerary/DayNav';
import { DaySection } from '../../features/itinerary/DaySection';
import { DAYS } from '../../features/itinerary/days';
import { ErrorNote } from '../../ui/ErrorNote';
import { Closing } from './Closing';
import { Highlights } from './Highlights';
import styles from './ItineraryPage.module.css';
import { ItineraryHead } from './ItineraryHead';
import { PreparationHint } from './PreparationHint';
import { useDayFromAddress } from './useDayFromAddress';

/** The voyage day by day. `#day-2` in the address is the second day; the guest area shows the same page. */
export default function ItineraryPage() {
  const { data: trip, isError, refetch } = useTrip();
  useDayFromAddress();
  return (
    <div className={styles.page}>
      <ItineraryHead trip={trip} />
      {isError && (
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
      <Closing />
    </div>
  );
}
