import type { HostBooking } from '../../api/host/hostBooking';
import { formatFullDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { shownWithMoneyRight } from '../../lib/moneyRight';
import { Panel } from '../../ui/Panel';
import styles from './booking.module.css';
import { MoneyLine } from './MoneyLine';

/** What the booking costs, what came, and what comes next; for who may not know it, who may. */
export function MoneySummary({ booking: { money } }: { booking: HostBooking }) {
  if (!money) {
    return (
      <Panel title="Money">
        <p className={styles.muted}>{shownWithMoneyRight('Amounts are')}</p>
      </Panel>
    );
  }
  const { payableCents, promoCode, promoCents, paidCents, owedCents, nextPayment } = money;
  return (
    <Panel title="Money">
      <dl className={styles.lines}>
        <MoneyLine label="Costs" cents={payableCents} />
        {promoCode && promoCents > 0 && (
          <MoneyLine label={`Code ${promoCode}, taken off`} cents={promoCents} />
        )}
        <MoneyLine label="Paid" cents={paidCents} />
        <MoneyLine label="Owed" cents={owedCents} />
        <div>
          <dt>Next payment</dt>
          <dd>
            {nextPayment
              ? `${formatMoney(nextPayment.amountCents)}, ${formatFullDay(nextPayment.dueOn)}`
              : 'None'}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
