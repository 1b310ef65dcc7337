import type { HostMoney } from '../../api/hostMoney';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import styles from './BookingMoney.module.css';
import { PaidBar } from './PaidBar';
import { PART_WORDS } from './paymentWords';

interface Sum {
  word: string;
  cents: number;
  isAlways?: boolean;
}

/** The sums of a booking's books, and its parts with their days. */
export function MoneyPicture({ money: { totals, schedule } }: { money: HostMoney }) {
  const keptCents = totals.paidCents - totals.refundedCents - totals.reversedCents;
  const sums: Sum[] = [
    { word: 'Price', cents: totals.costCents, isAlways: true },
    { word: 'Paid', cents: totals.paidCents, isAlways: true },
    { word: 'Refunded', cents: -totals.refundedCents },
    { word: 'Taken back by the bank', cents: -totals.reversedCents },
    { word: 'Credits used', cents: totals.creditCents },
    { word: 'On its way back', cents: -totals.onItsWayBackCents },
    {
      word: totals.owedCents < 0 ? 'In their favor' : 'Outstanding',
      cents: Math.abs(totals.owedCents),
      isAlways: true,
    },
  ];
  return (
    <div className={styles.picture}>
      <PaidBar row={{ paidCents: keptCents + totals.creditCents, payableCents: totals.costCents }} />
      <dl className={styles.sums}>
        {sums
          .filter(({ cents, isAlways }) => isAlways || cents !== 0)
          .map(({ word, cents }) => (
            <div key={word} className={styles.sum}>
              <dt>{word}</dt>
              <dd>
                <Money cents={cents} />
              </dd>
            </div>
          ))}
      </dl>
      {schedule.length > 1 && (
        <ol className={styles.parts} aria-label="Payment plan">
          {schedule.map(({ kind, dueOn, amountCents, paidCents }) => (
            <li key={`${kind} ${dueOn}`} className={styles.line} data-settled={paidCents >= amountCents}>
              <span>
                {PART_WORDS[kind] ?? 'Payment'}
                <span className={styles.aside}>
                  {paidCents >= amountCents ? 'settled, was due ' : 'due '}
                  <DateText day={dueOn} />
                  {paidCents > 0 && paidCents < amountCents && (
                    <>
                      , <Money cents={paidCents} /> paid
                    </>
                  )}
                </span>
              </span>
              <Money cents={amountCents} />
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
