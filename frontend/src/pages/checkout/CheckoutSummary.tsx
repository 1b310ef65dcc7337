import { TRAVELLERS } from '../../api/quote';
import { Link } from 'react-router-dom';
import type { Quote } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { CABIN_PICTURES } from '../../features/cabins/cabinPictures';
import { CabinCard } from '../../features/booking/CabinCard';
import { PriceLine, PriceLines } from '../../features/booking/PriceLines';
import { PriceNotice } from '../../features/booking/PriceNotice';
import { type Selection } from '../../features/booking/selection';
import { formatTime, formatWeekday } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { DateText } from '../../ui/DateText';
import styles from './Checkout.module.css';

interface Props {
  trip: TripView;
  selection: Selection;
  quote: Quote;
}

/** What is bought, what it costs, what is due today and what on which day later. */
export function CheckoutSummary({ trip, selection, quote }: Props) {
  const later = quote.parts.slice(1);

  return (
    <div className={styles.summary}>
      <CabinCard
        selection={selection}
        trip={trip}
        picture={CABIN_PICTURES[selection.cabinType].room}
        actions={<Link to={paths.pricing()}>Edit cabin</Link>}
      >
        <p className={styles.muted}>
          Departs {formatWeekday(trip.startDate)} {formatTime(trip.departsAt, trip.timeZone)}
        </p>
        <PriceLines quote={quote} travellers={TRAVELLERS[selection.occupancy]} trip={trip}>
          {quote.discountCents > 0 && (
            <PriceLine
              label={`Paid in full, ${trip.fullDiscountPercent}% off`}
              cents={quote.discountCents}
              tone="saving"
            />
          )}
          <PriceLine label="Due today" cents={quote.dueTodayCents} tone="total" />
          {later.map(({ kind, dueOn, amountCents }) => (
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
      <PriceNotice pricePerPersonCents={quote.pricePerPersonCents} />
    </div>
  );
}
