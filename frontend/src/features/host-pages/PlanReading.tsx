import type { HostPlan } from '../../api/host/hostTripPages';
import { formatClockTime } from '../../lib/time/dates';
import { Panel } from '../../ui/Panel';
import { TripPicture } from '../../ui/TripPicture';
import { ArtistHint } from './ArtistHint';
import { dayWords } from './dayWords';
import type { ReadingProps } from './editedTrip';
import styles from './Reading.module.css';

type Activity = HostPlan['days'][number]['activities'][number];

const hourOf = ({ at, isNextDay }: Activity) => {
  if (at === 'departure') return 'At departure';
  return isNextDay ? `${formatClockTime(at)}, after midnight` : formatClockTime(at);
};

/** A trip's days as a co-host reads them: its owner alone writes them. */
export function PlanReading({ part, trip: { startDate } }: ReadingProps<HostPlan>) {
  const { days, moments } = part;
  return (
    <>
      <Panel title="Days" empty={days.length === 0 && <p>Not written yet.</p>}>
        <div className={styles.parts}>
          <ArtistHint />
          {days.map(({ title, description, picture, alt, activities }, place) => (
            // Days have no name of their own that could not come twice.
            // oxlint-disable-next-line react/no-array-index-key
            <article key={place} className={styles.part}>
              <TripPicture className={styles.picture} picture={picture} alt={alt} sizes="200px" />
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <span className={styles.where}>{dayWords(place, startDate)}</span> {title}
                </h3>
                <p>{description}</p>
                <ul className={styles.hours}>
                  {activities.map((activity) => (
                    <li key={activity.key}>
                      <span className={styles.where}>{hourOf(activity)}</span>{' '}
                      <strong>{activity.name}</strong> <span className={styles.where}>{activity.place}</span>{' '}
                      <span>{activity.description}</span>
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          ))}
        </div>
      </Panel>
      <Panel title="Moments" empty={moments.length === 0 && <p>Not written yet.</p>}>
        <div className={styles.parts}>
          {moments.map(({ title, description, day, picture, alt }) => (
            <article key={`${day} ${title}`} className={styles.part}>
              <TripPicture className={styles.picture} picture={picture} alt={alt} sizes="200px" />
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <span className={styles.where}>{dayWords(day - 1, startDate)}</span> {title}
                </h3>
                <p>{description}</p>
              </div>
            </article>
          ))}
        </div>
      </Panel>
    </>
  );
}
