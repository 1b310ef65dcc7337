import type { GuestTrip } from '../../api/guestArea';
import styles from './StatusBadge.module.css';
import { badgeLook } from './trip.rules';

/** How the guest's place stands: the filled look when confirmed, the quiet one otherwise; told by icon and word too. */
export function StatusBadge({ trip }: { trip: Pick<GuestTrip, 'status' | 'isCalledOff'> }) {
  const { word, icon: Icon } = badgeLook(trip);
  const isConfirmed = trip.status === 'confirmed' && !trip.isCalledOff;
  return (
    <span className={styles.badge} data-look={isConfirmed ? 'default' : 'secondary'}>
      <Icon aria-hidden="true" size={16} strokeWidth={2.25} />
      {word}
    </span>
  );
}
