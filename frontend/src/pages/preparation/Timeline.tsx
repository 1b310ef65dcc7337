import { now } from '../../lib/time/clock';
import { dayIn, formatShortDay } from '../../lib/time/dates';
import styles from './Timeline.module.css';
import { timelineFor } from './timeline';
import page from './PreparationPage.module.css';

/** Six, four, two and one weeks before: what to do, by which day. */
export function Timeline({ startDate, timeZone }: { startDate: string; timeZone: string }) {
  const today = dayIn(timeZone, now());
  return (
    <section id="timeline" className={page.section} aria-labelledby="timeline-title">
      <h2 id="timeline-title">Preparation timeline</h2>
      <p className={page.lead}>
        Counted back from {formatShortDay(startDate)}, the day we sail. The days of your payments stand with
        the important dates.
      </p>
      <ol className={styles.steps}>
        {timelineFor(startDate, today).map(({ weeksBefore, title, tasks, dueOn, isNext, when }) => (
          <li key={weeksBefore} className={styles.step} data-next={isNext}>
            <p className={styles.when}>
              <span>{`${weeksBefore} ${weeksBefore === 1 ? 'week' : 'weeks'} before`}</span>
              {isNext && <span className={styles.next}>Next</span>}
            </p>
            <p className={styles.date}>
              by <time dateTime={dueOn}>{formatShortDay(dueOn)}</time>
            </p>
            <p className={styles.left}>{when}</p>
            <h3>{title}</h3>
            <ul className={styles.tasks}>
              {tasks.map((task) => (
                <li key={task}>{task}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}
