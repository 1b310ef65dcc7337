import type { BookingMoney } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { goingBack, splitWords } from '../../lib/goingBack';
import { formatMoney } from '../../lib/money';
import styles from './GuestPaymentPage.module.css';

const REFUSED: readonly string[] = ['failed', 'cancelled'];

/** What still has to go back: nothing is on its way, and somebody is at work on it. */
export function OwedBack({ money }: { money: BookingMoney }) {
  const { totals, payments, refunds } = money;
  const { owedBackCents } = totals;
  if (owedBackCents <= 0) return null;
  const refused = refunds.filter(({ status }) => REFUSED.includes(status));
  const isRefused = refused.length > 0;
  // What PayPal could not return is of the payments that it was to be returned of.
  const from = isRefused
    ? payments.filter(({ id }) => refused.some(({ paymentId }) => paymentId === id))
    : payments;
  const { toOthersCents } = goingBack(owedBackCents, from);
  const amount = formatMoney(owedBackCents);
  return (
    <Panel title={toOthersCents > 0 ? `${amount} has not gone back yet` : `${amount} is owed to you`}>
      {toOthersCents > 0 ? (
        <p>
          <span>{splitWords({ toBuyerCents: owedBackCents - toOthersCents, toOthersCents })}</span>{' '}
          {isRefused
            ? 'PayPal could not return it. Your host has been told and finds another way.'
            : 'Your host has been told and looks after it.'}
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
