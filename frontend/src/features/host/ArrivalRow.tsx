import {
  BadgeDollarSign,
  CalendarClock,
  CircleAlert,
  CircleX,
  FileCheck,
  type LucideIcon,
  Mail,
  MessageSquare,
  Ticket,
  Undo2,
  Ship,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from '../../ui/Link';
import type { HostEventType } from '../../../../backend/contracts/host-events';
import { hostPaths } from '../../lib/hostPaths';
import { Money } from '../../ui/Money';
import styles from './ArrivalRow.module.css';
import type { ArrivalGroup } from './arrivals.rules';
import { formatMoment } from '../../lib/time/moment';

const TINT_MS = 2_000;

const LOOKS: Record<HostEventType, { icon: LucideIcon; word: string }> = {
  'booking.created': { icon: Ticket, word: 'New booking' },
  'booking.changed': { icon: Ticket, word: 'Booking changed' },
  'payment.received': { icon: BadgeDollarSign, word: 'Payment' },
  'payment.declined': { icon: CircleX, word: 'Payment declined' },
  'payment.refunded': { icon: Undo2, word: 'Refund' },
  'money.alert': { icon: CircleAlert, word: 'Needs a look' },
  'chat.message': { icon: MessageSquare, word: 'Message' },
  'message.reported': { icon: CircleAlert, word: 'Reported message' },
  'document.changed': { icon: FileCheck, word: 'Document' },
  'dates.changed': { icon: CalendarClock, word: 'Date' },
  'guests.mailed': { icon: Mail, word: 'Mail' },
  'guest.boarded': { icon: UserCheck, word: 'Boarding' },
  'host.requested': { icon: UserPlus, word: 'Host request' },
  'trip.changed': { icon: Ship, word: 'Trip' },
};

interface Props {
  group: ArrivalGroup;
  isNew: boolean;
  timeZone: string;
}

/** One line. News tints it for two seconds; the tint fades, or just ends where motion is not wanted. */
export function ArrivalRow({ group: { newest, count }, isNew, timeZone }: Props) {
  const { id, type, at, summary } = newest;
  const [tintEndedFor, setTintEndedFor] = useState<number | null>(null);
  const isTinted = isNew && tintEndedFor !== id;
  const { icon: Icon, word } = LOOKS[type];

  useEffect(() => {
    const timer = setTimeout(() => setTintEndedFor(id), TINT_MS);
    return () => clearTimeout(timer);
  }, [id]);

  return (
    <li className={styles.row} data-tinted={isTinted}>
      <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
      <p className={styles.text}>
        <span className={styles.word}>{count > 1 ? `${count} messages` : word}</span>
        {summary.bookingId === undefined ? (
          summary.text
        ) : (
          <Link to={hostPaths.booking(summary.bookingId)} className={styles.way}>
            {summary.text}
          </Link>
        )}
      </p>
      <p className={styles.end}>
        {summary.amountCents !== undefined && (
          <span className={styles.amount}>
            <Money cents={summary.amountCents} />
          </span>
        )}
        <time dateTime={at}>{formatMoment(at, timeZone)}</time>
      </p>
    </li>
  );
}
