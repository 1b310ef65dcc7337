import type { BookingMoney } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { splitWords } from '../../lib/splitWords';
import { formatMoney } from '../../lib/money';
import styles from './GuestPaymentPage.module.css';

const REFUSED: readonly string[] = ['failed', 'cancelled'];

/** What still has to go back: nothing is on its way, and somebody is at work on it. */
export function OwedBack({ money }: { money: BookingMoney }) {
  const { totals, refunds } = money;
  const { owedBackCents, owedBackToOthersCents: toOthersCents } = totals;
  if (owedBackCents <= 0) return null;
  const isRefused = refunds.some(({ status }) => REFUSED.includes(status));
  const amount = formatMoney(owedBackCents);
  return (
    <Panel title={toOthersCents > 0 ? `${amount} has not gone back yet` : `${amount} is owed to you`}>
      {toOthersCents > 0 ? (
        <p>
          <span>{splitWords({ toBuyerCents: owedBackCents - toOthersCents, toOthersCents })}</span>{' '}
          <span>
            {isRefused
              ? 'PayPal could not return it. Your host has been told and finds another way.'
              : 'Your host has been told and looks after it.'}
          </span>
        </p>
      ) : (
        <p>
          {isRefused
            ? `PayPal could not return ${amount} to you. Your host has been told and finds another way to give it back.`
            : `${amount} has not gone back to you yet. Your host has been told and looks after it.`}
        </p>
      )}
      <p className={styles.muted}>You need not do anything. We write to you as soon as it has gone.</p>
    </Panel>
  );
}
