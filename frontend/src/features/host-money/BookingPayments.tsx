import { Link } from 'react-router-dom';
import type { HostMoney, HostPayment, HostRefund } from '../../api/hostMoney';
import { paths } from '../../lib/paths';
import { Button } from '../../ui/Button';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import styles from './BookingMoney.module.css';
import {
  EFFECT_WORDS,
  MEANS_WORDS,
  PART_WORDS,
  PAYMENT_STATE_WORDS,
  REFUND_STATE_WORDS,
} from './paymentWords';

interface Props {
  money: HostMoney;
  onRefund: (payment: HostPayment) => void;
}

/** What came and what went back, each with its state. */
export function BookingPayments({ money, onRefund }: Props) {
  const { payments, refunds } = money;
  if (payments.length === 0) return <p className={styles.aside}>No payment has come yet.</p>;
  return (
    <section aria-label="Payments of this booking">
      <h3 className={styles.heading}>Payments</h3>
      <ul className={styles.lines}>
        {payments.map((payment) => (
          <Payment
            key={payment.id}
            payment={payment}
            refunds={refunds.filter(({ paymentId }) => paymentId === payment.id)}
            onRefund={payment.refundableCents > 0 && !money.disputed ? () => onRefund(payment) : null}
          />
        ))}
      </ul>
    </section>
  );
}

interface PaymentProps {
  payment: HostPayment;
  refunds: readonly HostRefund[];
  onRefund: (() => void) | null;
}

function Payment({ payment, refunds, onRefund }: PaymentProps) {
  const { purpose, paidBy, paidOn, status, note, recordedBy, feeCents, hasReceipt, amountCents } = payment;
  const what = PART_WORDS[purpose] ?? 'Payment';
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span>
          <strong>{what}</strong>
          <span className={styles.aside}>
            <DateText day={paidOn} />, {MEANS_WORDS[paidBy]}. {PAYMENT_STATE_WORDS[status]}
            {feeCents !== null && feeCents > 0 && (
              <>
                . Fee <Money cents={feeCents} />
              </>
            )}
          </span>
          {note && (
            <span className={styles.aside}>
              {recordedBy && `${recordedBy}: `}
              {note}
            </span>
          )}
        </span>
        <Money cents={amountCents} />
      </div>
      {refunds.map((refund) => (
        <Refund key={refund.id} refund={refund} />
      ))}
      <p className={styles.small}>
        {hasReceipt && (
          <Link to={paths.hostReceipt(payment.id)} aria-label={`Receipt for ${what}`}>
            Receipt
          </Link>
        )}
        {onRefund && (
          <Button tone="quiet" size="portal" className={styles.dense} onClick={onRefund}>
            Refund this payment
          </Button>
        )}
      </p>
    </li>
  );
}

function Refund({
  refund: { amountCents, status, effect, reason, source, lastIssue },
}: {
  refund: HostRefund;
}) {
  return (
    <div className={styles.line} data-part="refund">
      <span>
        <strong>Refund</strong>
        <span className={styles.aside}>
          {REFUND_STATE_WORDS[status]} ({EFFECT_WORDS[effect]}
          {source === 'paypal' && ', made in PayPal'}). {reason}
          {lastIssue && ` PayPal: ${lastIssue}`}
        </span>
      </span>
      <Money cents={-amountCents} />
    </div>
  );
}
