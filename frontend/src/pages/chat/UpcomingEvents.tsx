import { Link } from 'react-router-dom';
import { dated } from '../../features/voyage/dated';
import { useVoyage } from '../../features/voyage/useVoyage';
import { now } from '../../lib/time/clock';
import { formatClockTime, formatDay } from '../../lib/time/dates';
import { paths } from '../../lib/paths';
import { Skeleton } from '../../ui/Skeleton';
import { upcomingOf } from './upcoming.rules';
import styles from './UpcomingEvents.module.css';

const MOST = 3;

/** What happens next on the group's trip, by its row and the plan of its days. */
export function UpcomingEvents() {
  const { voyage, isNoneOpen } = useVoyage();
  const trip = voyage ? dated(voyage) : isNoneOpen ? null : undefined;
  const events = trip ? upcomingOf(trip, now(), MOST) : [];

  return (
    <section aria-labelledby="chat-upcoming">
      <h2 id="chat-upcoming" className={styles.title}>
        Upcoming events
      </h2>
      {trip === undefined && <Skeleton height="372px" />}
      {trip === null && <p className={styles.none}>The dates are not set yet.</p>}
      {trip && events.length === 0 && <p className={styles.none}>The trip is over. Thank you for coming!</p>}
      <ul className={styles.events}>
        {trip &&
          events.map(({ name, description, place, day, dayNumber, time, startsAt }) => (
            <li key={startsAt + name}>
              <Link className={styles.event} to={paths.guestItinerary(dayNumber)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.when}>
                  {formatDay(day)}, {formatClockTime(time, trip.zoneLabel)} · {place}
                </span>
                <span className={styles.what}>{description}</span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
