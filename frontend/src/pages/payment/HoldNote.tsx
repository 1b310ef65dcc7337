import { Hourglass } from 'lucide-react';
import { formatDeadline } from '../../lib/time/moment';
import styles from './PaymentPage.module.css';

interface Props {
  heldUntil: string;
  timeZone: string;
  places: number;
}

/** Until when the places are held: minutes, or the days of an offer. No countdown: nobody is to be hurried. */
export function HoldNote({ heldUntil, timeZone, places }: Props) {
  return (
    <p className={styles.hold}>
      <Hourglass aria-hidden="true" size={22} strokeWidth={1.75} />
      <span>
        <span>{places === 1 ? 'Your place is held until ' : 'Your places are held until '}</span>
        <strong>{formatDeadline(heldUntil, timeZone)}</strong>.
      </span>
    </p>
  );
}
