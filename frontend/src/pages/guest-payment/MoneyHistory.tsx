import { Link } from '../../ui/Link';
import type { BookingMoney, PaymentLine, RefundLine } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { PAID_BY, PAYMENT_STATES, PURPOSES, refundState } from '../../features/payment/moneyWords';
import { dayIn } from '../../lib/time/zoned';
import { paths } from '../../lib/paths';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import styles from './MoneyHistory.module.css';

function Payment({ payment }: { payment: PaymentLine }) {
  const state = PAYMENT_STATES[payment.status];
  return (
    <li className={styles.line}>
      <span>
        <strong className={styles.name}>{PURPOSES[payment.purpose]}</strong>
        <span className={styles.state}>
          <DateText day={payment.paidOn} />, {PAID_BY[payment.paidBy]}
          {payment.shareName && <span>{`, the share of ${payment.shareName}`}</span>}
          {state && <span>{`. ${state}`}</span>}
        </span>
      </span>
      <span className={styles.end}>
        <Money cents={payment.amountCents} />
        {payment.hasReceipt && (
          <Link to={paths.guestReceipt(payment.id)} aria-label={`Receipt for ${PURPOSES[payment.purpose]}`}>
            Receipt
          </Link>
        )}
      </span>
    </li>
  );
}

function Refund({ refund, timeZone }: { refund: RefundLine; timeZone: string }) {
  return (
    <li className={styles.line}>
      <span>
        <strong className={styles.name}>Refund</strong>
        <span className={styles.state}>
          <DateText day={refund.givenOn ?? dayIn(timeZone, new Date(refund.completedAt ?? refund.at))} />,{' '}
          <span>{refundState(refund)}</span>
          <br />
          {refund.reason}
        </span>
      </span>
      <Money cents={0 - refund.amountCents} />
    </li>
  );
}

/** What came and what went back, each with its state; the sums at the end are those of the books. */
export function MoneyHistory({ money, timeZone }: { money: BookingMoney; timeZone: string }) {
  const { payments, refunds, totals } = money;
  if (payments.length === 0) return null;
  const netCents = totals.paidCents - totals.refundedCents - totals.reversedCents;

  return (
    <Panel title="Payments and receipts">
      <ul className={styles.lines}>
        {payments.map((payment) => (
          <Payment key={payment.id} payment={payment} />
        ))}
        {refunds.map((refund) => (
          <Refund key={refund.id} refund={refund} timeZone={timeZone} />
        ))}
      </ul>
      <p className={styles.sum}>
        <span>Paid, less what went back</span>
        <strong>
          <Money cents={netCents} />
        </strong>
      </p>
    </Panel>
  );
}
