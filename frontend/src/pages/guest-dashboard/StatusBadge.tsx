import { CircleCheck, Clock } from 'lucide-react';
import type { GuestTrip } from '../../api/guestArea';
import styles from './StatusBadge.module.css';
import { badgeWord } from './trip.rules';

/** How the guest's place stands: the filled look when confirmed, the quiet one otherwise; told by icon and word too. */
export function StatusBadge({ status }: { status: GuestTrip['status'] }) {
  const isConfirmed = status === 'confirmed';
  const Icon = isConfirmed ? CircleCheck : Clock;
  return (
    <span className={styles.badge} data-look={isConfirmed ? 'default' : 'secondary'}>
      <Icon aria-hidden="true" size={16} strokeWidth={2.25} />
      {badgeWord(status)}
    </span>
  );
}
