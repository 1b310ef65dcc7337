import { type Occupancy, type Quote, TRAVELLERS } from '../../api/quote';
import type { CabinType, TripView } from '../../api/trip';
import { CabinCard } from '../../features/booking/choice/CabinCard';
import { PriceLine, PriceLines } from '../../features/booking/choice/PriceLines';
import { WHEN_OFFERED } from '../../features/booking/terms/noPlaceWords';
import { cabinNameOn } from '../../lib/cabinNames';
import { DateText } from '../../ui/DateText';
import styles from './BookingForm.module.css';

interface Props {
  trip: TripView;
  cabinType: CabinType;
  occupancy: Occupancy;
  quote: Quote;
  /** Nothing is paid before a place is offered. */
  isWaiting: boolean;
}

/** What is being booked, what it costs with everything in it, and what is charged when. Every figure is the server's. */
export function BookingSummary({ trip, cabinType, occupancy, quote, isWaiting }: Props) {
  return (
    <CabinCard
      selection={{ occupancy }}
      name={cabinNameOn(trip, cabinType)}
      trip={trip}
      picture={trip.cabinPictures[cabinType].room}
    >
      <p className={styles.muted}>To {trip.destination}</p>
      <PriceLines quote={quote} travellers={TRAVELLERS[occupancy]} trip={trip}>
        {quote.discountCents > 0 && (
          <PriceLine
            label={`Paid in full, ${trip.fullDiscountPercent}% off`}
            cents={quote.discountCents}
            tone="saving"
          />
        )}
        <PriceLine
          label={isWaiting ? WHEN_OFFERED : 'Amount payable today'}
          cents={quote.dueTodayCents}
          tone="total"
        />
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
      </PriceLines>
    </CabinCard>
  );
}
