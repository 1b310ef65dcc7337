import type { ReactNode } from 'react';
import type { Receipt } from '../../api/money';
import { formatDayRange, formatLongDay } from '../../lib/time/dates';
import { Money } from '../../ui/Money';
import { PAID_BY, PAYMENT_STATES, PURPOSES } from './moneyWords';
import styles from './ReceiptSheet.module.css';

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Whose money it was. Who pays by the link of a share is known to nobody, so it is not said that who was asked has paid. */
function From({ receipt: { guestName, shareName } }: { receipt: Receipt }) {
  if (shareName === null) return <Line label="From">{guestName}</Line>;
  return (
    <>
      <Line label="A share of the booking of">{guestName}</Line>
      <Line label="Asked of">{shareName}</Line>
    </>
  );
}

/** A sheet that stands on its own: who paid what, for what, by what means, and what was left. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { number, paidOn, paidBy, purpose, amountCents, refundedCents, status, currency } = receipt;
  const { organiser } = receipt;
  const state = PAYMENT_STATES[status];

  return (
    <article className={styles.sheet} aria-labelledby="receipt-number">
      <header className={styles.top}>
        <p className={styles.from}>Gangway</p>
        <h2 id="receipt-number" className={styles.number}>
          Receipt {number}
        </h2>
      </header>
      <p className={styles.amount}>
        <Money cents={amountCents} /> <span className={styles.currency}>{currency}</span>
      </p>
      <p className={styles.when}>
        Received on {formatLongDay(paidOn)} by {PAID_BY[paidBy]}
        {state && <span>{`. ${state}`}</span>}
      </p>
      <dl className={styles.lines}>
        {organiser && (
          <Line label="Trip organised by">
            <span className={styles.organiser}>
              {[organiser.name, organiser.address, organiser.registration].filter(Boolean).join('\n')}
            </span>
          </Line>
        )}
        <From receipt={receipt} />
        <Line label="For">
          {PURPOSES[purpose]}, {receipt.cabin} for {receipt.travellers}
        </Line>
        <Line label="Trip">
          {receipt.tripTitle}, {receipt.destination}
          <br />
          {formatDayRange(receipt.startDate, receipt.endDate)}
        </Line>
        <Line label="Booking">{receipt.reference}</Line>
        <Line label="Price of the booking">
          <Money cents={receipt.costCents} />
          {receipt.promoCode && <span>{`, with code ${receipt.promoCode}`}</span>}
        </Line>
        <Line label="Left to pay after it">
          <Money cents={Math.max(receipt.owedAfterCents, 0)} />
        </Line>
        {refundedCents > 0 && (
          <Line label="Refunded since">
            <Money cents={refundedCents} />
          </Line>
        )}
      </dl>
      <p className={styles.contact}>Questions: {receipt.contactEmail}</p>
    </article>
  );
}
