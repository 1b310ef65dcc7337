import { Link } from '../../../ui/Link';
import type { HostMoney, HostPayment, HostRefund } from '../../../api/host/hostMoney';
import { hostPaths } from '../../../lib/hostPaths';
import { Button } from '../../../ui/Button';
import { DateText } from '../../../ui/DateText';
import { Money } from '../../../ui/Money';
import styles from '../parts/BookingMoney.module.css';
import { MEANS_WORDS, PART_WORDS, PAYMENT_STATE_WORDS } from '../parts/paymentWords';
import { RefundLine } from './RefundLine';

interface Props {
  money: HostMoney;
  onRefund: (payment: HostPayment) => void;
  onGiveBack: (refund: HostRefund) => void;
  /** Of a payment that PayPal holds back. */
  onEnd: (payment: HostPayment) => void;
  /** Of a payment that a host recorded. */
  onWrong: (payment: HostPayment) => void;
}

/** What came and what went back, each with its state. */
export function BookingPayments({ money, onRefund, onGiveBack, onEnd, onWrong }: Props) {
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
            onGiveBack={onGiveBack}
            onEnd={payment.status === 'pending' ? () => onEnd(payment) : null}
            onWrong={
              payment.paidBy !== 'paypal' && payment.status === 'completed' ? () => onWrong(payment) : null
            }
            waitingFor={money.waiting.flatMap(({ refundId }) => refundId ?? [])}
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
  onGiveBack: (refund: HostRefund) => void;
  onEnd: (() => void) | null;
  onWrong: (() => void) | null;
  /** The refunds that a second host is to confirm. */
  waitingFor: readonly string[];
}

function Payment({ payment, refunds, onRefund, onGiveBack, onEnd, onWrong, waitingFor }: PaymentProps) {
  const { purpose, paidBy, paidOn, status, note, recordedBy, feeCents, hasReceipt, amountCents } = payment;
  const what = PART_WORDS[purpose] ?? 'Payment';
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span>
          <strong>{what}</strong>
          <span className={styles.aside}>
            <DateText day={paidOn} />, {MEANS_WORDS[paidBy]}
            {payment.shareName && <span>{`, the share of ${payment.shareName}`}</span>}
            <span>{`. ${PAYMENT_STATE_WORDS[status]}`}</span>
            {payment.waitsFor && <span>{`: ${payment.waitsFor}`}</span>}
            {feeCents !== null && feeCents > 0 && (
              <>
                . Fee <Money cents={feeCents} />
              </>
            )}
          </span>
          {note && (
            <span className={styles.aside}>
              {recordedBy && <span>{`${recordedBy}: `}</span>}
              {note}
            </span>
          )}
        </span>
        <Money cents={amountCents} />
      </div>
      {refunds.map((refund) => (
        <RefundLine
          key={refund.id}
          refund={refund}
          onGiveBack={refund.canBeGiven && !waitingFor.includes(refund.id) ? () => onGiveBack(refund) : null}
        />
      ))}
      <p className={styles.small}>
        {hasReceipt && (
          <Link to={hostPaths.receipt(payment.id)} aria-label={`Receipt for ${what}`}>
            Receipt
          </Link>
        )}
        {onEnd && (
          <Button tone="quiet" size="portal" className={styles.dense} onClick={onEnd}>
            Stop waiting for it
          </Button>
        )}
        {onRefund && (
          <Button tone="quiet" size="portal" className={styles.dense} onClick={onRefund}>
            Refund this payment
          </Button>
        )}
        {onWrong && (
          <Button tone="quiet" size="portal" className={styles.dense} onClick={onWrong}>
            This record was wrong
          </Button>
        )}
      </p>
    </li>
  );
}
