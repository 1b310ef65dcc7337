import type { TripView } from '../../api/trip';
import type { TripFront } from '../../api/tripPages';
import { formatClockTime, formatDayRange, formatWeekday } from '../../lib/time/dates';
import { formatCount } from '../../lib/numbers';
import { ratedBy } from '../../lib/ratedBy';
import { Skeleton } from '../../ui/Skeleton';
import styles from './HeroFacts.module.css';

function factsOf(trip: TripView, front: TripFront | null) {
  return [
    {
      value: formatDayRange(trip.startDate, trip.endDate, 'short'),
      note: `Departs ${formatWeekday(trip.startDate)} ${formatClockTime(trip.departureTime, trip.zoneLabel)}`,
    },
    { value: trip.duration, note: `To ${trip.destination}` },
    { value: `${formatCount(trip.maxGuests)} guests`, note: front?.group || 'Places on board' },
    // Nobody has said anything of a new trip yet.
    ...(trip.rating.count > 0
      ? [{ value: `${trip.rating.average} / 5`, note: `From ${ratedBy(trip.rating)}` }]
      : []),
  ];
}

const WAITING = ['dates', 'duration', 'guests', 'rating'];

interface Props {
  /** Undefined while it is on its way. */
  trip: TripView | undefined;
  /** The same; null where it is not known. */
  front: TripFront | null | undefined;
}

/** The four figures at the foot of the first screen. */
export function HeroFacts({ trip, front }: Props) {
  return (
    <ul className={styles.facts}>
      {trip && front !== undefined
        ? factsOf(trip, front).map(({ value, note }) => (
            <li key={note} className={styles.fact}>
              <strong className={styles.value}>{value}</strong>
              <span className={styles.note}>{note}</span>
            </li>
          ))
        : WAITING.map((fact) => (
            <li key={fact} className={styles.fact}>
              <span className={styles.value}>
                <Skeleton width="6ch" />
              </span>
              <span className={styles.note}>
                <Skeleton width="12ch" />
              </span>
            </li>
          ))}
    </ul>
  );
}
