import { Mail, Pencil } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { HostGuest } from '../../api/host/hostGuests';
import { hostPaths } from '../../lib/hostPaths';
import { paths } from '../../lib/paths';
import styles from './guestCells.module.css';

interface Props {
  guest: HostGuest;
  trip: number | null;
  mayWrite: boolean;
  onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** What a host does most with a guest. Plain links: a table holds too many to have each listen to the address. */
export function GuestActions({ guest: { id, bookingId, name }, trip, mayWrite, onFollow }: Props) {
  return (
    <span className={styles.actions}>
      <a
        className={styles.act}
        href={hostPaths.booking(bookingId)}
        onClick={onFollow}
        aria-label={`Edit ${name}`}
        title="Edit"
      >
        <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
        <span className={styles.actWord}>Edit</span>
      </a>
      {mayWrite && (
        <a
          className={styles.act}
          href={paths.hostDashboard({ tab: 'communications', trip: trip ?? undefined, to: id })}
          onClick={onFollow}
          aria-label={`Message ${name}`}
          title="Message"
        >
          <Mail aria-hidden="true" size={16} strokeWidth={1.75} />
          <span className={styles.actWord}>Message</span>
        </a>
      )}
    </span>
  );
}
