import { Hourglass } from 'lucide-react';
import { formatTime } from '../../lib/dates';
import styles from './PaymentPage.module.css';

/** Until when the place is held. A time and no countdown: nobody is to be hurried. */
export function HoldNote({ heldUntil, timeZone }: { heldUntil: string; timeZone: string }) {
  return (
    <p className={styles.hold}>
      <Hourglass aria-hidden="true" size={22} strokeWidth={1.75} />
      <span>
        Your place is held until <strong>{formatTime(heldUntil, timeZone)}</strong>.
      </span>
    </p>
  );
}
