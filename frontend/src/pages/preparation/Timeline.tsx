import type { PreparationStep } from '../../api/guestGuide';
import { now } from '../../lib/time/clock';
import { formatShortDay } from '../../lib/time/dates';
import { dayIn } from '../../lib/time/zoned';
import styles from './Timeline.module.css';
import { type DatedStep, type TripDays, timelineFor } from './timeline';
import page from './PreparationPage.module.css';

interface Props {
  steps: readonly PreparationStep[];
  days: TripDays | null;
}

/** So many weeks before: what to do and, as far as the trip has its days, by which one. */
export function Timeline({ steps, days }: Props) {
  const shown: readonly (PreparationStep & Partial<DatedStep>)[] = days
    ? timelineFor(steps, days.startDate, dayIn(days.timeZone, now()))
    : steps;
  return (
    <section id="timeline" className={page.section} aria-labelledby="timeline-title">
      <h2 id="timeline-title">Preparation timeline</h2>
      <p className={page.lead}>
        Counted back from{' '}
        <span>{days ? `${formatShortDay(days.startDate)}, the day we sail` : 'the day we sail'}</span>. The
        days of your payments stand with the important dates.
      </p>
      <ol className={styles.steps}>
        {shown.map(({ weeksBefore, title, tasks, dueOn, isNext, when }) => (
          <li key={weeksBefore} className={styles.step} data-next={isNext}>
            <p className={styles.when}>
              <span>{`${weeksBefore} ${weeksBefore === 1 ? 'week' : 'weeks'} before`}</span>
              {isNext && <span className={styles.next}>Next</span>}
            </p>
            {dueOn && (
              <p className={styles.date}>
                by <time dateTime={dueOn}>{formatShortDay(dueOn)}</time>
              </p>
            )}
            {when && <p className={styles.left}>{when}</p>}
            <h3>{title}</h3>
            <ul className={styles.tasks}>
              {tasks.map((task, place) => (
                <li key={`${place} ${task}`}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
