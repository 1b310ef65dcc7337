import type { ReactNode } from 'react';
import type { Quote } from '../../../api/quote';
import type { TripView } from '../../../api/trip';
import { Money } from '../../../ui/Money';
import styles from './PriceLines.module.css';

/** One line of a price: what for, how much. */
export function PriceLine({
  label,
  cents,
  tone,
}: {
  label: ReactNode;
  cents: number;
  tone?: 'total' | 'saving';
}) {
  return (
    <div className={styles.line} data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        {tone === 'saving' && <span>−</span>}
        <Money cents={cents} />
      </dd>
    </div>
  );
}

/** What the code of a price takes off it; nothing without one. */
export function PromoLine({ price }: { price: Pick<Quote, 'promoCode' | 'promoCents'> }) {
  const { promoCode, promoCents } = price;
  if (!promoCode || promoCents === 0) return null;
  return <PriceLine label={`Code ${promoCode}`} cents={promoCents} tone="saving" />;
}

interface Props {
  quote: Quote;
  travellers: number;
  trip: Pick<TripView, 'taxPercent'>;
  /** Lines below the total: discount, what is due and when. */
  children?: ReactNode;
}

/** How a price comes about: fare for everybody, code, insurance, taxes on top or within, total. Every figure is the server's. */
export function PriceLines({ quote, travellers, trip, children }: Props) {
  const { isTaxIncluded } = quote;
  return (
    <>
      <dl className={styles.lines}>
        {isTaxIncluded ? (
          <PriceLine label="Base price" cents={quote.pricePerPersonCents} />
        ) : (
          <PriceLine
            label={
              <>
                Fare, {travellers} × <Money cents={quote.pricePerPersonCents} />
              </>
            }
            cents={quote.fareCents + quote.promoCents}
          />
        )}
        <PromoLine price={quote} />
        {quote.insuranceCents > 0 && <PriceLine label="Travel insurance" cents={quote.insuranceCents} />}
        {!isTaxIncluded && trip.taxPercent > 0 && (
          <PriceLine label={`Taxes and fees, ${trip.taxPercent}%`} cents={quote.taxCents} />
        )}
        <PriceLine label="Total" cents={quote.totalCents} tone="total" />
        {children}
      </dl>
      {isTaxIncluded && trip.taxPercent > 0 && (
        <p className={styles.included}>
          Taxes and fees included (<Money cents={quote.taxCents} />)
        </p>
      )}
    </>
  );
}
