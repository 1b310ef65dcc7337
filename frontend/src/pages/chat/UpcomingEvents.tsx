import { Link } from 'react-router-dom';
import { useTrip } from '../../api/trip';
import { now } from '../../lib/clock';
import { formatClockTime, formatDay } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { Skeleton } from '../../ui/Skeleton';
import { upcomingOf } from './upcoming.rules';
import styles from './UpcomingEvents.module.css';

const MOST = 3;

/** What happens next on the trip, by its row and the plan of its days. */
export function UpcomingEvents() {
  const trip = useTrip().data;
  const events = trip ? upcomingOf(trip, now(), MOST) : [];

  return (
    <section aria-labelledby="chat-upcoming">
      <h2 id="chat-upcoming" className={styles.title}>
        Upcoming events
      </h2>
      {!trip && <Skeleton height="180px" />}
      {trip && events.length === 0 && <p className={styles.none}>The trip is over. Thank you for coming!</p>}
      <ul className={styles.events}>
        {trip &&
          events.map(({ name, place, day, dayNumber, time, startsAt }) => (
            <li key={startsAt + name}>
              <Link className={styles.event} to={paths.itinerary(dayNumber)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.when}>
                  {formatDay(day)}, {formatClockTime(time, trip.zoneLabel)} · {place}
                </span>
              </Link>
            </li>
          ))}
      </ul>
    </section>
  );
}
