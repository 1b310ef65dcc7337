import { formatClockTime, formatDay } from '../../lib/time/dates';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityList.module.css';
import type { PlannedActivity, PlannedDay } from './plannedDay';
import { activityOf, dateOf, type TripDates } from './schedule.rules';

interface Props {
  day: PlannedDay;
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
        const { name, place, at } = planned;
        return (
          <li key={name} className={styles.activity} data-departure={at === 'departure'}>
            <ActivityTime planned={planned} day={day} trip={trip} />
            <span className={styles.what}>
              <strong className={styles.name}>{name}</strong> <span className={styles.place}>{place}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function ActivityTime({ planned, day, trip }: Props & { planned: PlannedActivity }) {
  if (trip === null) return <PlannedTime {...planned} />;
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
function PlannedTime({ at }: PlannedActivity) {
  if (at === 'departure') return <span className={styles.time}>At departure</span>;
  return (
    <time className={styles.time} dateTime={at}>
      {formatClockTime(at)}
    </time>
  );
}
