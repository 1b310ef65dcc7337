import type { Delivery } from '../../api/host/hostMails';
import { formatMoment } from '../../lib/time/moment';
import { StatusMark } from '../../ui/StatusMark';
import { DELIVERY_LOOKS } from './deliveryLooks';
import styles from './MailHistory.module.css';

/** How far one person's mail is, and why it is not there. */
export function DeliveryRow({ delivery, timeZone }: { delivery: Delivery; timeZone: string }) {
  const { name, email, state, reason, at, resends, attempts } = delivery;
  const facts = [
    ...(at
      ? [state === 'retrying' ? `next try ${formatMoment(at, timeZone)}` : formatMoment(at, timeZone)]
      : []),
    ...(attempts > 1 ? [`${attempts} attempts`] : []),
    ...(resends > 0 ? ['sent again by a host'] : []),
  ];
  const called = name ?? 'A traveller who left';
  const noAddress = name === null ? 'Taken off their booking' : 'Address deleted';
  return (
    <li>
      <span>
        {called}
        <span className={styles.detail}>{[email ?? noAddress, ...facts].join(' · ')}</span>
        {reason && <span className={styles.detail}>{reason}</span>}
      </span>
      <StatusMark look={DELIVERY_LOOKS[state]} />
    </li>
  );
}
