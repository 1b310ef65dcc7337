import { formatDay, formatTime } from '../../lib/dates';
import { Skeleton } from '../../ui/Skeleton';
import styles from './ActivityList.module.css';
import type { PlannedDay } from './days';
import { activitiesOf, dateOf, type TripDates } from './schedule.rules';

interface Props {
  day: PlannedDay;
  trip: TripDates | undefined;
}

/** What happens on a day and when. Times are gaps until the trip's row is there; nothing moves when they come. */
export function ActivityList({ day, trip }: Props) {
  const activities = trip && activitiesOf(day, trip);
  return (
    <ol className={styles.activities}>
      {day.activities.map(({ name, place, at }, index) => {
        const activity = activities?.[index];
        return (
          <li key={name} className={styles.activity} data-departure={at === 'departure'}>
            {trip && activity ? (
              <time className={styles.time} dateTime={activity.startsAt}>
                {formatTime(activity.startsAt, trip.timeZone)}
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
