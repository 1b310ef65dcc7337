import { Link } from 'react-router-dom';
import type { HostGuest } from '../../api/hostGuests';
import { paths } from '../../lib/paths';
import styles from './guestCells.module.css';

/** What a host does most with a guest. */
export function GuestActions({ guest: { id, bookingId, name } }: { guest: HostGuest }) {
  return (
    <span className={styles.actions}>
      <Link className={styles.act} to={paths.hostBooking(bookingId)} aria-label={`Edit ${name}`}>
        Edit
      </Link>
      <Link
        className={styles.act}
        to={paths.hostDashboard({ tab: 'communications', to: id })}
        aria-label={`Message ${name}`}
      >
        Message
      </Link>
    </span>
  );
}
