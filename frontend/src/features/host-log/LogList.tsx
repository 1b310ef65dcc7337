import { Link } from '../../ui/Link';
import { actWords } from '../../../../backend/contracts/act-words';
import type { LogEntry } from '../../api/host/hostLog';
import { useTripName } from '../../api/host/hostMe';
import { formatLongDay } from '../../lib/time/dates';
import { dayIn, formatTime } from '../../lib/time/zoned';
import { hostPaths } from '../../lib/hostPaths';
import { Money } from '../../ui/Money';
import styles from './Log.module.css';

/** Entries come newest first, so each day's stand together. */
function daysOf(entries: readonly LogEntry[]): Map<string, LogEntry[]> {
  const days = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    const day = dayIn(entry.timeZone, new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return days;
}

/** Acts by day, the newest first: each with who, when and why. */
export function LogList({ entries }: { entries: readonly LogEntry[] }) {
  return [...daysOf(entries)].map(([day, acts]) => (
    <section key={day} className={styles.dayGroup} aria-label={formatLongDay(day)}>
      <h2 className={styles.date}>{formatLongDay(day)}</h2>
      <ol className={styles.acts}>
        {acts.map((entry) => (
          <Act key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  ));
}

function Act({ entry }: { entry: LogEntry }) {
  const { at, by, action, reason, amountCents, about, tripId, tripTitle, timeZone, bookingId, guest } = entry;
  const tripName = useTripName()(tripId, tripTitle ?? '');
  return (
    <li className={styles.act}>
      <time className={styles.time} dateTime={at}>
        {formatTime(at, timeZone)}
      </time>
      <div className={styles.what}>
        <p>
          <strong>{actWords(action)}</strong>{' '}
          <span className={styles.aside}>
            by <span>{by ?? 'the server'}</span>
          </span>
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
        <p className={styles.aside}>{[guest, tripName, about].filter(Boolean).join(' · ')}</p>
        {bookingId && (
          <Link className={styles.more} to={hostPaths.log({ booking: bookingId })}>
            All acts on this booking
          </Link>
        )}
      </div>
      <p className={styles.amount}>{amountCents !== null && <Money cents={amountCents} />}</p>
    </li>
  );
}
