import { CalendarPlus } from 'lucide-react';
import type { GuestDates, ImportantDate } from '../../api/guestDates';
import { formatDay } from '../../lib/time/dates';
import { clockWords, dayWords } from '../../lib/time/dayWords';
import { calendarHref } from '../../lib/time/icalendar';
import { buttonLook } from '../../ui/buttonLook';
import { datesCalendar } from './datesCalendar';
import styles from './ImportantDates.module.css';

const KIND_WORDS = { trip: 'Trip', payment: 'Payment', activity: 'Activity', document: 'Papers' } as const;

interface Props {
  dates: GuestDates;
  /** So many stand open, the others are folded; all of them without it. */
  most?: number;
}

/** What has a day on one's trip, the next first, and the way into one's own calendar. */
export function ImportantDates({ dates, most = Infinity }: Props) {
  const coming = dates.dates.filter(({ onDate }) => onDate >= dates.today);
  const later = coming.slice(most);
  return (
    <>
      <DatesList dates={coming.slice(0, most)} today={dates.today} />
      {later.length > 0 && (
        <details className={styles.later}>
          <summary>{later.length} more</summary>
          <DatesList dates={later} today={dates.today} />
        </details>
      )}
      <a
        className={buttonLook('quiet', 'portal', styles.file)}
        href={calendarHref(datesCalendar(dates))}
        download="important-dates.ics"
      >
        <CalendarPlus aria-hidden="true" size={20} strokeWidth={1.75} />
        Add to calendar
      </a>
    </>
  );
}

function DatesList({ dates, today }: { dates: readonly ImportantDate[]; today: string }) {
  return (
    <ol className={styles.list}>
      {dates.map(({ key, kind, title, note, onDate, atTime }) => (
        <li key={key} className={styles.row}>
          <p className={styles.when}>
            <time dateTime={onDate}>{formatDay(onDate)}</time>
            <span className={styles.away}>{dayWords(onDate, today)}</span>
          </p>
          <div>
            <p className={styles.title}>
              {title}
              {atTime && <span>{`, ${clockWords(atTime)}`}</span>}
            </p>
            <p className={styles.note}>
              {KIND_WORDS[kind]}
              {note && kind !== 'trip' && <span>{` · ${note}`}</span>}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
