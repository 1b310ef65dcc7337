import { sentenceOf } from '../../api/errors';
import { useGuestPrice } from '../../api/host/hostAddGuest';
import { formatLongDay } from '../../lib/time/dates';
import { formatMoney } from '../../lib/money';
import { ErrorNote } from '../../ui/ErrorNote';
import { Panel } from '../../ui/Panel';
import { Waiting } from '../../ui/Waiting';
import styles from './booking.module.css';
import { MoneyLine } from './MoneyLine';
import { type NewGuestValues, priceRequestOf } from './newGuest.rules';

/** What the guest will be asked for, before anything is saved. Every figure is the server's. */
export function NewGuestPrice({ values }: { values: NewGuestValues }) {
  const asked = priceRequestOf(values);
  const { data: quote, error, isPlaceholderData, refetch } = useGuestPrice(asked);
  const isAlone = values.occupancy === 'double' && asked.travellers === 1;
  const retry = () => void refetch();
  return (
    <Panel title="Price">
      {error && <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>}
      {!quote && !error && <Waiting height="12rem" onRetry={retry} />}
      {quote && !error && (
        <dl className={styles.lines} aria-busy={isPlaceholderData} aria-live="polite">
          {quote.isTaxIncluded ? (
            <MoneyLine label="Base price, taxes included" cents={quote.pricePerPersonCents} />
          ) : (
            <MoneyLine
              label={`Fare, ${asked.travellers} × ${formatMoney(quote.pricePerPersonCents)}`}
              cents={quote.fareCents}
            />
          )}
          {quote.insuranceCents > 0 && <MoneyLine label="Travel insurance" cents={quote.insuranceCents} />}
          {!quote.isTaxIncluded && <MoneyLine label="Taxes and fees" cents={quote.taxCents} />}
          {quote.discountCents > 0 && (
            <MoneyLine label="Full payment discount" cents={-quote.discountCents} />
          )}
          <MoneyLine isSum label="To pay" cents={quote.payableCents} />
          {quote.parts.length > 1 &&
            quote.parts.map(({ dueOn, amountCents }) => (
              <MoneyLine key={dueOn} label={`By ${formatLongDay(dueOn)}`} cents={amountCents} />
            ))}
        </dl>
      )}
      {isAlone && <p className={styles.note}>Without a companion this is the price of a cabin for one.</p>}
    </Panel>
  );
}
