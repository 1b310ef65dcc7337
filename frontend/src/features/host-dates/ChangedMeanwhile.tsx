import type { HostDate } from '../../api/host/hostDates';
import { formatLongDay } from '../../lib/time/dates';
import { clockWords } from '../../lib/time/dayWords';
import styles from './DateDialog.module.css';

/** What another host saved while the form was open, before it is overwritten. */
export function ChangedMeanwhile({ theirs }: { theirs: HostDate | 'gone' }) {
  if (theirs === 'gone') {
    return (
      <p role="alert" className={styles.theirs}>
        Another host removed this date meanwhile.
      </p>
    );
  }
  const { title, onDate, atTime, note, changedBy } = theirs;
  return (
    <div role="alert" className={styles.theirs}>
      <p>
        <strong>{`${changedBy ?? 'Another host'} changed this meanwhile.`}</strong> It reads now:
      </p>
      <p>
        {`${title}, ${formatLongDay(onDate)}${atTime ? ` at ${clockWords(atTime)}` : ''}${note ? `. ${note}` : ''}`}
      </p>
    </div>
  );
}
