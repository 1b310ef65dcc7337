import { Megaphone } from 'lucide-react';
import { Link } from '../../ui/Link';
import { type HostMe, useTripName } from '../../api/host/hostMe';
import type { ChatLine } from '../../api/host/hostTalk';
import { formatMoment } from '../../lib/time/moment';
import { paths } from '../../lib/paths';
import { zoneOf } from '../../lib/meantTrip';
import { Panel } from '../../ui/Panel';
import styles from './Talk.module.css';

interface Props {
  /** The trip that the desk is about; null for several. */
  trip: number | null;
  /** Newest first. */
  lines: readonly ChatLine[];
  trips: HostMe['trips'];
}

/** The chats' newest lines. They are here as soon as somebody says them. */
export function RecentLines({ trip, lines, trips }: Props) {
  const tripName = useTripName();
  const isOfMany = new Set(lines.map(({ tripId }) => tripId)).size > 1;
  return (
    <Panel
      title="Recent messages"
      mark={<Link to={paths.chat(trip ?? undefined)}>Open the chat</Link>}
      empty={lines.length === 0 ? 'Nobody has written yet.' : null}
    >
      {/* What scrolls takes focus: its rows hold nothing that does. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ol className={styles.lines} tabIndex={0} aria-label="Recent messages">
        {lines.map((line) => (
          <li key={`${line.tripId}/${line.seq}`}>
            <p className={styles.who}>
              <strong>{line.sender}</strong>
              {line.isHost && <span className={styles.host}>Host</span>}
              {line.isAnnouncement && (
                <>
                  <Megaphone aria-hidden="true" size={16} strokeWidth={2} />
                  <span className="visually-hidden">Announcement</span>
                </>
              )}
              <time dateTime={line.at}>{formatMoment(line.at, zoneOf(trips, line.tripId))}</time>
            </p>
            <p className={styles.said}>{line.content || (line.hasPhoto ? 'Shared a photo' : '')}</p>
            {isOfMany && <p className={styles.hint}>{tripName(line.tripId, line.tripTitle)}</p>}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
