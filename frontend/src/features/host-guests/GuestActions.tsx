import { MessageSquare, Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { HostGuest } from '../../api/hostGuests';
import { paths } from '../../lib/paths';
import styles from './guestCells.module.css';

/** What a host does most with a guest. */
export function GuestActions({ guest: { id, bookingId, name } }: { guest: HostGuest }) {
  return (
    <span className={styles.actions}>
      <Link className={styles.act} to={paths.hostBooking(bookingId)} aria-label={`Edit ${name}`}>
        <Pencil aria-hidden="true" size={16} strokeWidth={1.75} />
        Edit
      </Link>
      <Link
        className={styles.act}
        to={paths.hostDashboard({ tab: 'communications', to: id })}
        aria-label={`Message ${name}`}
      >
        <MessageSquare aria-hidden="true" size={16} strokeWidth={1.75} />
        Message
      </Link>
    </span>
  );
}
