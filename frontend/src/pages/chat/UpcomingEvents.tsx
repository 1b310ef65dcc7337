import { Link } from '../../ui/Link';
import type { TripPlan } from '../../api/tripPages';
import type { PlannedTrip } from '../../features/itinerary/schedule.rules';
import { dated } from '../../features/voyage/dated';
import { useVoyage } from '../../features/voyage/useVoyage';
import { useVoyagePlan } from '../../features/voyage/useVoyagePages';
import { now } from '../../lib/time/clock';
import { formatClockTime, formatDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Skeleton } from '../../ui/Skeleton';
import { upcomingOf } from './upcoming.rules';
import styles from './UpcomingEvents.module.css';

const MOST = 3;

/** What happens next on the group's trip, by its row and its plan; null while it is not known which that is. */
export function UpcomingEvents({ tripId }: { tripId: number | null }) {
  const found = useVoyage(tripId ?? undefined);
  const { voyage } = found;
  const { data: plan, isMissing, refetch } = useVoyagePlan(found);
  const trip = voyage ? dated(voyage) : found.isNoneOpen ? null : undefined;
  const hasFailed = (trip === undefined && found.isError) || (trip && isMissing);
  const events = trip && plan ? upcomingOf(plan, trip, now(), MOST) : [];
  const retry = () => {
    found.refetch();
    refetch();
  };

  return (
    <section aria-labelledby="chat-upcoming">
      <h2 id="chat-upcoming" className={styles.title}>
        Upcoming events
      </h2>
      {hasFailed && <ErrorNote onRetry={retry}>What happens next did not load. Please try again.</ErrorNote>}
      {!hasFailed && trip !== null && !(trip && plan) && <Skeleton height="372px" />}
      {trip === null && <p className={styles.none}>The dates are not set yet.</p>}
      {trip && plan && events.length === 0 && <p className={styles.none}>{whyNone(plan, trip)}</p>}
      <ul className={styles.events}>
        {trip &&
          events.map(({ key, name, description, place, day, dayNumber, time }) => (
            <li key={key}>
              <Link className={styles.event} to={paths.guestItinerary(dayNumber)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.when}>
                  {formatDay(day)}, {formatClockTime(time, trip.zoneLabel)}
                  {place && <span> · {place}</span>}
                </span>
                {description && <span className={styles.what}>{description}</span>}
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}

type Ending = Pick<PlannedTrip, 'endDate' | 'timeZone'>;

function whyNone({ days }: TripPlan, { endDate, timeZone }: Ending): string {
  if (dayIn(timeZone, now()) > endDate) return 'The trip is over. Thank you for coming!';
  return days.some(({ activities }) => activities.length > 0)
    ? 'Nothing more is planned.'
    : 'The hours of this trip are not planned yet.';
}
