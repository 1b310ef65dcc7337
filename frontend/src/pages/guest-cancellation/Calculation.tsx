import type { CancellationTerms } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { PriceLine } from '../../features/booking/choice/PriceLines';
import lines from '../../features/booking/choice/PriceLines.module.css';
import { formatLongDay } from '../../lib/time/dates';
import { departureWords } from '../../lib/time/departureWords';
import { reasonOf, toBuyerCents } from './cancellationWords';
import styles from './CancellationPage.module.css';
import { WholePolicy } from './WholePolicy';

/** The policy, applied to this booking today. */
export function Calculation({ terms }: { terms: CancellationTerms }) {
  const { paidCents, depositCents, keptCents, refundCents, toOthersCents } = terms;
  const { daysBeforeDeparture, countsFrom, validUntil } = terms;
  const beyondCents = keptCents - depositCents;

  return (
    <Panel title="If you cancel today">
      <p>{reasonOf(terms)}</p>
      <dl className={lines.lines}>
        <PriceLine label="Paid for this booking" cents={paidCents} />
        {keptCents > 0 && beyondCents > 0 && (
          <>
            <PriceLine label="Kept: the deposit" cents={0 - depositCents} />
            <PriceLine label="Kept: beyond the deposit" cents={0 - beyondCents} />
          </>
        )}
        {keptCents > 0 && beyondCents <= 0 && <PriceLine label="Kept: the deposit" cents={0 - keptCents} />}
        {toOthersCents > 0 ? (
          <>
            <PriceLine label="Goes back" cents={refundCents} tone="total" />
            <PriceLine label="To you" cents={toBuyerCents(terms)} />
            <PriceLine label="To who paid shares" cents={toOthersCents} />
          </>
        ) : (
          <PriceLine label="You get back" cents={refundCents} tone="total" />
        )}
      </dl>
      {toOthersCents > 0 && <p>What was paid last goes back first, each payment to who made it.</p>}
      <p className={styles.muted}>
        <span>{departureWords(daysBeforeDeparture)}</span>
        {countsFrom && (
          <span>{` Your host has moved it: the policy counts from ${formatLongDay(countsFrom)}, the day you booked for.`}</span>
        )}
        {validUntil && (
          <span>{` This figure stands until ${formatLongDay(validUntil)}; after that it is less.`}</span>
        )}
      </p>
      <WholePolicy policy={terms.policy} />
    </Panel>
  );
}
