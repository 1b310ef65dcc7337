import type { ReactNode } from 'react';
import type { TripPlan } from '../../api/tripPages';
import { daysOf } from '../../features/itinerary/planTexts';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { Closing } from './Closing';
import { Days } from './Days';
import { Highlights } from './Highlights';
import { ItineraryHead } from './ItineraryHead';
import styles from './Plan.module.css';
import { PreparationHint } from './PreparationHint';
import { useDayFromAddress } from './useDayFromAddress';

const FAILED = {
  trip: 'The dates and times of the trip did not load. Please try again.',
  plan: 'The plan of the trip did not load. Please try again.',
} as const;

interface Props {
  /** Undefined while it is on its way, null when there is none: the plan is told without dates. */
  trip: PlannedTrip | null | undefined;
  /** Undefined while it is on its way, null when there is none to tell. */
  plan: TripPlan | null | undefined;
  /** Why there are no dates or days, where that is no failure. */
  note?: ReactNode;
  /** What did not load. */
  failed?: keyof typeof FAILED | undefined;
  /** Asks for both again. */
  onRetry: () => void;
  /** Whether the reader may still choose a cabin. */
  offersCabins: boolean;
}

/** The voyage day by day. `#day-2` in the address is the second day. */
export function Plan({ trip, plan, note, failed, onRetry, offersCabins }: Props) {
  useDayFromAddress(Boolean(plan));
  const isPlanned = plan === undefined || (plan !== null && daysOf(plan, trip).length > 0);
  return (
    <div className={styles.page}>
      <ItineraryHead trip={trip} plan={plan} />
      {note && <p className={styles.closed}>{note}</p>}
      {failed && (
        <div className={styles.error}>
          <ErrorNote onRetry={onRetry}>{FAILED[failed]}</ErrorNote>
        </div>
      )}
      {plan === undefined && (
        <div className={styles.waiting}>
          <Waiting height="60rem" onRetry={onRetry} />
        </div>
      )}
      {plan && <Days plan={plan} trip={trip} />}
      {plan && <Highlights plan={plan} trip={trip} />}
      <PreparationHint />
      {offersCabins && <Closing isPlanned={isPlanned} />}
    </div>
  );
}
