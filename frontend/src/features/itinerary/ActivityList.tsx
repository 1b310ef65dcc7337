import type { PlannedActivity } from '../../api/tripPages';
import { formatClockTime, formatDay } from '../../lib/time/dates';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityList.module.css';
import type { NumberedDay } from './planTexts';
import { activityOf, dateOf, type TripDates } from './schedule.rules';

interface Props {
  day: NumberedDay;
  /** Undefined while it is on its way, null when there is none. */
  trip: TripDates | null | undefined;
}

/**
 * What happens on a day and when. Times are gaps until the trip's row is there; nothing moves when they come. Without a
 * trip they are those of the plan.
 */
export function ActivityList({ day, trip }: Props) {
  return (
    <ol className={styles.activities}>
      {day.activities.map((planned) => {
        const { key, name, place, at } = planned;
        return (
          <li key={key} className={styles.activity} data-departure={at === 'departure'}>
            <ActivityTime planned={planned} day={day} trip={trip} />
            <span className={styles.what}>
              <strong className={styles.name}>{name}</strong>{' '}
              {place && <span className={styles.place}>{place}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function ActivityTime({ planned, day, trip }: Props & { planned: PlannedActivity }) {
  if (trip === null) return <PlannedTime at={planned.at} />;
  if (!trip) {
    return (
      <span className={styles.time}>
        <Skeleton width="9ch" />
      </span>
    );
  }
  const activity = activityOf(planned, day, trip);
  return (
    <time className={styles.time} dateTime={`${activity.day}T${activity.time}`}>
      {formatClockTime(activity.time, trip.zoneLabel)}
      {activity.day !== dateOf(day, trip) && (
        <span className={styles.nextDay}> {formatDay(activity.day)}</span>
      )}
    </time>
  );
}

/** The hour in the plan: each trip sails at a time of its own. */
function PlannedTime({ at }: Pick<PlannedActivity, 'at'>) {
  if (at === 'departure') return <span className={styles.time}>At departure</span>;
  return (
    <time className={styles.time} dateTime={at}>
      {formatClockTime(at)}
    </time>
  );
}
