import type { Quote } from '../../api/quote';
import type { CabinType, TripView } from '../../api/trip';
import { CabinCard } from '../../features/booking/CabinCard';
import { PriceLine } from '../../features/booking/PriceLines';
import lines from '../../features/booking/PriceLines.module.css';
import { CABIN_PICTURES } from '../../features/cabins/cabinPictures';
import { DateText } from '../../ui/DateText';
import { Money } from '../../ui/Money';
import styles from './BookingForm.module.css';

interface Props {
  trip: TripView;
  cabinType: CabinType;
  quote: Quote;
}

/** What is being booked, what it costs with everything in it, and what is charged when. Every figure is the server's. */
export function BookingSummary({ trip, cabinType, quote }: Props) {
  return (
    <CabinCard
      selection={{ cabinType, occupancy: 'single' }}
      trip={trip}
      picture={CABIN_PICTURES[cabinType].room}
    >
      <p className={styles.muted}>To {trip.destination}</p>
      <dl className={lines.lines}>
        <PriceLine label="Base price" cents={quote.pricePerPersonCents} />
        {quote.insuranceCents > 0 && <PriceLine label="Travel insurance" cents={quote.insuranceCents} />}
        <PriceLine label="Total" cents={quote.totalCents} tone="total" />
        {quote.discountCents > 0 && (
          <PriceLine
            label={`Paid in full, ${trip.fullDiscountPercent}% off`}
            cents={quote.discountCents}
            tone="saving"
          />
        )}
        <PriceLine label="Amount payable today" cents={quote.dueTodayCents} tone="total" />
        {quote.parts.slice(1).map(({ kind, dueOn, amountCents }) => (
          <PriceLine
            key={kind}
            label={
              <>
                Due <DateText day={dueOn} />
              </>
            }
            cents={amountCents}
          />
        ))}
      </dl>
      <p className={styles.included}>
        Taxes and fees included (<Money cents={quote.taxCents} />)
      </p>
    </CabinCard>
  );
}
