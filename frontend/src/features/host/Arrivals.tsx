import type { HostEvent } from '../../../../backend/contracts/host-events';
import type { Connection } from '../../api/socket';
import { ArrivalRow } from './ArrivalRow';
import { groupArrivals } from './arrivals.rules';
import styles from './Arrivals.module.css';
import { Panel } from '../../ui/Panel';
import { Said } from '../../ui/Said';
import { LiveMark } from './LiveMark';

interface Props {
  events: readonly HostEvent[];
  /** Newer events than this have arrived while the page was open. */
  openedAt: number;
  connection: Connection;
  timeZone: string;
}

/** What happens on the host's trips, the newest first, as it happens. */
export function Arrivals({ events, openedAt, connection, timeZone }: Props) {
  const newest = events[0];
  const told = newest && newest.id > openedAt && newest.type !== 'chat.message' ? newest.summary.text : '';

  return (
    <Panel
      title="Live arrivals"
      mark={<LiveMark connection={connection} />}
      empty={
        events.length === 0
          ? 'Nothing yet. Bookings, payments and messages appear here as they happen.'
          : null
      }
    >
      {/* What scrolls takes focus: its rows hold nothing that does, and the keys must reach the last one. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.list} tabIndex={0} aria-label="Live arrivals">
        {groupArrivals(events).map((group) => (
          <ArrivalRow key={group.key} group={group} isNew={group.newest.id > openedAt} timeZone={timeZone} />
        ))}
      </ol>
      <Said about={newest?.id ?? 0} className="visually-hidden">
        {told}
      </Said>
    </Panel>
  );
}
