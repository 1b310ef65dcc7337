import type { BookingMoney } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { formatMoney } from '../../lib/money';
import styles from './GuestPaymentPage.module.css';

const REFUSED: readonly string[] = ['failed', 'cancelled'];

/** What the guest still has to get: nothing is on its way, and somebody is at work on it. */
export function OwedBack({ money: { totals, refunds } }: { money: BookingMoney }) {
  if (totals.owedBackCents <= 0) return null;
  const isRefused = refunds.some(({ status }) => REFUSED.includes(status));
  const amount = formatMoney(totals.owedBackCents);
  return (
    <Panel title={`${amount} is owed to you`}>
      <p>
        {isRefused
          ? `PayPal could not return ${amount} to you. Your host has been told and finds another way to give it back.`
          : `${amount} has not gone back to you yet. Your host has been told and looks after it.`}
      </p>
      <p className={styles.muted}>You need not do anything. We write to you as soon as it has gone.</p>
    </Panel>
  );
}
