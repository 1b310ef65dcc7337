import type { HostDate } from '../../api/host/hostDates';
import { Panel } from '../../ui/Panel';
import { splitByDay } from './dates.rules';
import styles from './DatesGroup.module.css';
import { DateRow } from './DateRow';

interface Props {
  kind: HostDate['kind'];
  title: string;
  empty: string;
  dates: readonly HostDate[];
  today: string;
  mayEdit: boolean;
  onEdit: (date: HostDate) => void;
  onRemove: (date: HostDate) => void;
}

/** The dates of one kind; those that are past are folded. */
export function DatesGroup({ kind, title, empty, dates, today, mayEdit, onEdit, onRemove }: Props) {
  const { coming, past } = splitByDay(dates, kind, today);
  const row = (date: HostDate) => (
    <DateRow
      key={date.key}
      date={date}
      today={today}
      mayEdit={mayEdit}
      onEdit={() => onEdit(date)}
      onRemove={() => onRemove(date)}
    />
  );

  return (
    <Panel title={title} empty={coming.length + past.length === 0 ? empty : null}>
      {coming.length > 0 && <ul className={styles.list}>{coming.map(row)}</ul>}
      {past.length > 0 && (
        <details className={styles.past}>
          <summary>{past.length} past</summary>
          <ul className={styles.list}>{past.map(row)}</ul>
        </details>
      )}
    </Panel>
  );
}
