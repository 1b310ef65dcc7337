import { formatClockTime, formatDay } from '../../lib/dates';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityList.module.css';
import type { PlannedDay } from './days';
import { activityOf, dateOf, type TripDates } from './schedule.rules';

interface Props {
  day: PlannedDay;
  trip: TripDates | undefined;
}

/** What happens on a day and when. Times are gaps until the trip's row is there; nothing moves when they come. */
export function ActivityList({ day, trip }: Props) {
  return (
    <ol className={styles.activities}>
      {day.activities.map((planned) => {
        const { name, place, at } = planned;
        const activity = trip && activityOf(planned, day, trip);
        return (
          <li key={name} className={styles.activity} data-departure={at === 'departure'}>
            {activity ? (
              <time className={styles.time} dateTime={`${activity.day}T${activity.time}`}>
                {formatClockTime(activity.time, trip.zoneLabel)}
                {activity.day !== dateOf(day, trip) && (
                  <span className={styles.nextDay}> {formatDay(activity.day)}</span>
                )}
              </time>
            ) : (
              <span className={styles.time}>
                <Skeleton width="9ch" />
              </span>
            )}
            <span className={styles.what}>
              <strong className={styles.name}>{name}</strong> <span className={styles.place}>{place}</span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
