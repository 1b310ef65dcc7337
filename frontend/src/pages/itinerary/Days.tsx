import type { TripPlan } from '../../api/tripPages';
import { DayNav } from '../../features/itinerary/DayNav';
import { DaySection } from '../../features/itinerary/DaySection';
import { daysOf } from '../../features/itinerary/planTexts';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import styles from './Plan.module.css';

interface Props {
  plan: TripPlan;
  /** Undefined while it is on its way, null when there is none: the days are told without dates. */
  trip: PlannedTrip | null | undefined;
}

/** The days one below the other, or a sentence while nobody has planned them. */
export function Days({ plan, trip }: Props) {
  const days = daysOf(plan, trip);
  if (days.length === 0) {
    return (
      <p className={styles.none}>
        The hours of this trip are not planned yet. They will be told here as soon as they are.
      </p>
    );
  }
  return (
    <div>
      <DayNav days={days} trip={trip} />
      {days.map((day) => (
        <DaySection key={day.number} day={day} trip={trip} isFirst={day.number === 1} />
      ))}
    </div>
  );
}
