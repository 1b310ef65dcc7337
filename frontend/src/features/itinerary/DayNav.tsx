import { Link } from 'react-router-dom';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DayNav.module.css';
import { dayAnchor } from './dayAnchor';
import { DAYS } from './days';
import { dateOf, type TripDates } from './schedule.rules';
import { useSectionInView } from './useSectionInView';

const ANCHORS = DAYS.map(({ number }) => dayAnchor(number));

function goTo(anchor: string): void {
  const section = document.getElementById(anchor);
  // The router scrolls when the address changes; a second click on the same day must lead there too.
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

/** The days of the trip, always in reach; the one that is being read is marked. They have no dates when `trip` is null. */
export function DayNav({ trip }: { trip: TripDates | null | undefined }) {
  const current = useSectionInView(ANCHORS);
  return (
    <nav className={styles.nav} aria-label="Days">
      <ol className={styles.days}>
        {DAYS.map((day) => {
          const anchor = dayAnchor(day.number);
          return (
            <li key={anchor}>
              <Link
                className={styles.day}
                to={`#${anchor}`}
                aria-current={current === anchor ? 'location' : undefined}
                onClick={() => goTo(anchor)}
              >
                <strong>Day {day.number}</strong>{' '}
                {trip !== null && (
                  <span className={styles.date}>
                    {trip ? <DateText isOfTrip day={dateOf(day, trip)} /> : <Skeleton width="9ch" />}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
