import type { ReactNode } from 'react';
import { DayNav } from '../../features/itinerary/DayNav';
import { DaySection } from '../../features/itinerary/DaySection';
import { daysOf } from '../../features/itinerary/days';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import { ErrorNote } from '../../ui/ErrorNote';
import { Closing } from './Closing';
import { Highlights } from './Highlights';
import { ItineraryHead } from './ItineraryHead';
import styles from './Plan.module.css';
import { PreparationHint } from './PreparationHint';
import { useDayFromAddress } from './useDayFromAddress';

interface Props {
  /** Undefined while it is on its way, null when there is none: the plan is told without dates. */
  trip: PlannedTrip | null | undefined;
  /** Why there are no dates, where that is no failure. */
  note?: ReactNode;
  /** Given when the trip did not load: asks for it again. */
  onRetry?: () => void;
  /** Whether the reader may still choose a cabin. */
  offersCabins: boolean;
}

/** The voyage day by day. `#day-2` in the address is the second day. */
export function Plan({ trip, note, onRetry, offersCabins }: Props) {
  useDayFromAddress();
  return (
    <div className={styles.page}>
      <ItineraryHead trip={trip} />
      {note && <p className={styles.closed}>{note}</p>}
      {onRetry && (
        <div className={styles.error}>
          <ErrorNote onRetry={onRetry}>
            The dates and times of the trip did not load. Please try again.
          </ErrorNote>
        </div>
      )}
      <div>
        <DayNav trip={trip} />
        {daysOf(trip).map((day, place) => (
          <DaySection key={day.number} day={day} trip={trip} isFirst={place === 0} />
        ))}
      </div>
      <Highlights trip={trip} />
      <PreparationHint />
      {offersCabins && <Closing />}
    </div>
  );
}
