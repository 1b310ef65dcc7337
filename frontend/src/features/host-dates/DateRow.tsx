import { Pencil, Trash2 } from 'lucide-react';
import type { HostDate } from '../../api/host/hostDates';
import { calendarDay } from '../../lib/time/calendarDay';
import { formatLongDay } from '../../lib/time/dates';
import { clockWords, dayWords } from '../../lib/time/dayWords';
import { formatCount } from '../../lib/numbers';
import { Money } from '../../ui/Money';
import styles from './DateRow.module.css';
import { kindName } from './dates.rules';

interface Props {
  date: HostDate;
  today: string;
  /** Where dates of several trips stand together. */
  tripName?: string;
  mayEdit: boolean;
  onEdit: () => void;
  onRemove: () => void;
}

/** One date: the day as on a calendar's leaf, what it is, how far away, and what a host may do with it. */
export function DateRow({ date, today, tripName, mayEdit, onEdit, onRemove }: Props) {
  const { id, kind, title, note, onDate, atTime, changedBy } = date;
  const { day, shortMonth } = calendarDay(onDate);
  const isOwn = id !== null;

  return (
    <li className={styles.row} data-past={onDate < today}>
      <time dateTime={onDate} className={styles.leaf} title={formatLongDay(onDate)}>
        <span className={styles.month}>{shortMonth}</span>
        <span className={styles.day}>{day}</span>
      </time>
      <div className={styles.words}>
        <p className={styles.title}>
          {title}
          {tripName && <span className={styles.trip}> · {tripName}</span>}
        </p>
        <p className={styles.when}>
          {(tripName || date.isShips) && <span>{kindName(date)} · </span>}
          <span>
            {`${formatLongDay(onDate)}, ${dayWords(onDate, today)}${atTime ? ` at ${clockWords(atTime)}` : ''}`}
          </span>
          {isOwn && changedBy && <span className={styles.by}> · {changedBy}</span>}
        </p>
        {note && (date.isShips || (kind !== 'trip' && !tripName)) && <p className={styles.note}>{note}</p>}
        <MoneyOpen date={date} />
        <ShipMoney date={date} />
        <TaskOpen date={date} />
      </div>
      {mayEdit && (isOwn || kind === 'document') && (
        <div className={styles.acts}>
          <button type="button" aria-label={`Change ${title}`} onClick={onEdit}>
            <Pencil aria-hidden="true" size={18} strokeWidth={1.75} />
          </button>
          {isOwn && (
            <button type="button" aria-label={`Remove ${title}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" size={18} strokeWidth={1.75} />
            </button>
          )}
        </div>
      )}
    </li>
  );
}

function TaskOpen({ date: { travellersOpen } }: { date: HostDate }) {
  if (travellersOpen === null) return null;
  if (travellersOpen === 0) return <p className={styles.note}>Everybody has done it.</p>;
  return (
    <p className={styles.money}>
      <strong>{formatCount(travellersOpen)}</strong>{' '}
      <span>{travellersOpen === 1 ? 'traveller has' : 'travellers have'}</span> not done it
    </p>
  );
}

function ShipMoney({ date: { shipCents } }: { date: HostDate }) {
  if (shipCents === null) return null;
  return (
    <p className={styles.money}>
      <strong>
        <Money cents={shipCents} />
      </strong>{' '}
      to pay the ship
    </p>
  );
}

function MoneyOpen({ date: { bookings, openCents } }: { date: HostDate }) {
  if (bookings === null) return null;
  if (bookings === 0) return <p className={styles.note}>Nothing is open on this day.</p>;
  const onBookings = `${bookings} ${bookings === 1 ? 'booking' : 'bookings'}`;
  if (openCents === null) return <p className={styles.note}>A part is open on {onBookings}.</p>;
  return (
    <p className={styles.money}>
      <strong>
        <Money cents={openCents} />
      </strong>{' '}
      open on {onBookings}
    </p>
  );
}
