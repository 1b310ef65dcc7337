import type { CancellationTerms } from '../../api/money';
import { Panel } from '../../features/booking/frame/Panel';
import { PriceLine } from '../../features/booking/choice/PriceLines';
import lines from '../../features/booking/choice/PriceLines.module.css';
import { formatLongDay } from '../../lib/time/dates';
import { departureWords } from '../../lib/time/departureWords';
import { reasonOf } from './cancellationWords';
import styles from './CancellationPage.module.css';
import { WholePolicy } from './WholePolicy';

/** The policy, applied to this booking today. */
export function Calculation({ terms }: { terms: CancellationTerms }) {
  const { paidCents, depositCents, keptCents, refundCents, daysBeforeDeparture, countsFrom, validUntil } =
    terms;
  const beyondCents = keptCents - depositCents;

  return (
    <Panel title="If you cancel today">
      <p>{reasonOf(terms)}</p>
      <dl className={lines.lines}>
        <PriceLine label="You have paid" cents={paidCents} />
        {keptCents > 0 && beyondCents > 0 && (
          <>
            <PriceLine label="Kept: the deposit" cents={0 - depositCents} />
            <PriceLine label="Kept: beyond the deposit" cents={0 - beyondCents} />
          </>
        )}
        {keptCents > 0 && beyondCents <= 0 && <PriceLine label="Kept: the deposit" cents={0 - keptCents} />}
        <PriceLine label="You get back" cents={refundCents} tone="total" />
      </dl>
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
