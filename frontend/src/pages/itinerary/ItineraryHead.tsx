import type { TripPlan } from '../../api/tripPages';
import { CalendarButton } from '../../features/itinerary/CalendarButton';
import { daysOf, hourByHour } from '../../features/itinerary/planTexts';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { PageTitle } from '../../ui/PageTitle';
import { PrintButton } from '../../ui/PrintButton';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ItineraryHead.module.css';

const DESCRIPTION = 'day by day: when the ship sails, and the time of everything on board.';

interface Props {
  /** Undefined while it is on its way, null when there is none. */
  trip: PlannedTrip | null | undefined;
  plan: TripPlan | null | undefined;
}

/** What the page is, when the trip is, and how to take the plan along. */
export function ItineraryHead({ trip, plan }: Props) {
  const days = plan ? daysOf(plan, trip) : [];
  const isPlanned = plan === undefined || days.length > 0;
  return (
    <div className={styles.head}>
      {trip !== null && (
        <p className={styles.eyebrow}>
          {trip ? (
            `${trip.title}, ${formatDayRange(trip.startDate, trip.endDate)}`
          ) : (
            <Skeleton width="30ch" />
          )}
        </p>
      )}
      <PageTitle
        title="Itinerary"
        description={`${trip ? `${trip.title} to ${trip.destination}` : 'The trip'} ${DESCRIPTION}`}
        className={styles.title}
      >
        {plan === undefined ? (
          <>
            <Skeleton width="9ch" />
            <span>, hour by hour</span>
          </>
        ) : (
          hourByHour(days.length)
        )}
      </PageTitle>
      <p className={styles.lead}>
        {trip !== null && <Departure trip={trip} />}
        {trip?.artist && <span>{`Your host on board is ${trip.artist}. `}</span>}
        {isPlanned && <span>Every time here is the time on board.</span>}
      </p>
      <div className={styles.actions}>
        {isPlanned && (
          <CalendarButton
            days={days}
            trip={trip && (plan ? trip : undefined)}
            fileName="gangway-itinerary"
            tone="primary"
            size="public"
          >
            Add to calendar
          </CalendarButton>
        )}
        <PrintButton size="public" />
      </div>
    </div>
  );
}

function Departure({ trip }: { trip: PlannedTrip | undefined }) {
  if (!trip) {
    return (
      <span key="wait">
        We sail on <Skeleton width="6ch" /> at <Skeleton width="9.5ch" /> for <Skeleton width="15ch" />. Your
        host on board is <Skeleton width="11ch" />.{' '}
      </span>
    );
  }
  const day = formatWeekday(trip.startDate);
  const time = formatClockTime(trip.departureTime, trip.zoneLabel);
  return <span key="trip">{`We sail on ${day} at ${time} for ${trip.destination}. `}</span>;
}
