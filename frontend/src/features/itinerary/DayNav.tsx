import { useEffect, useRef } from 'react';
import { Link } from '../../ui/Link';
import { DateText } from '../../ui/DateText';
import { Skeleton } from '../../ui/Skeleton';
import styles from './DayNav.module.css';
import { dayAnchor } from './dayAnchor';
import type { NumberedDay } from './planTexts';
import { dateOf, type TripDates } from './schedule.rules';
import { useDayInView } from './useDayInView';

/** As many as a phone shows side by side. */
const FEW = 3;

function goTo(anchor: string): void {
  const section = document.getElementById(anchor);
  // The router scrolls when the address changes; a second click on the same day must lead there too.
  section?.scrollIntoView();
  section?.querySelector('h2')?.focus({ preventScroll: true });
}

interface Props {
  days: readonly NumberedDay[];
  /** Undefined while it is on its way; null when there is none to date the days. */
  trip: TripDates | null | undefined;
}

/** The days of the trip, always in reach; the one that is being read is marked, and in sight where they are many. */
export function DayNav({ days, trip }: Props) {
  const row = useRef<HTMLOListElement>(null);
  const current = useDayInView(days.length);

  useEffect(() => {
    const list = row.current;
    const marked = current && list?.querySelector<HTMLElement>(`a[href$="#${current}"]`);
    // The row alone: to have the link scrolled into view would hold up the page's own way.
    if (list && marked) list.scrollLeft = marked.offsetLeft - (list.clientWidth - marked.offsetWidth) / 2;
  }, [current]);

  return (
    <nav className={styles.nav} aria-label="Days">
      <ol ref={row} className={styles.days} data-many={days.length > FEW}>
        {days.map((day) => {
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
