import type { ReactNode } from 'react';
import { type Quote, TRAVELLERS } from '../../api/quote';
import type { TripView } from '../../api/trip';
import { CabinCard } from '../../features/booking/choice/CabinCard';
import { PriceLine, PriceLines } from '../../features/booking/choice/PriceLines';
import type { Selection } from '../../features/booking/choice/selection';
import { cabinNameOn } from '../../lib/cabinNames';
import { DateText } from '../../ui/DateText';
import { goToControl } from '../../ui/goToControl';
import { CABIN_CONTROL } from './CabinPanel';
import styles from './Checkout.module.css';
import { PLAN_CONTROL } from './OptionsPanel';

interface Props {
  trip: TripView;
  selection: Selection;
  quote: Quote;
  /** The Pay button, where there is something to pay. */
  pay: ReactNode;
}

function EditLink({ to, children }: { to: string; children: string }) {
  return (
    <a href={`#${to}`} onClick={(event) => goToControl(event, to)}>
      {children}
    </a>
  );
}

/** What is bought, what it costs, what is due today and what on which day later. */
export function CheckoutSummary({ trip, selection, quote, pay }: Props) {
  const later = quote.parts.slice(1);

  return (
    <CabinCard
      selection={selection}
      name={cabinNameOn(trip, selection.cabinType)}
      trip={trip}
      picture={trip.cabinPictures[selection.cabinType].room}
      actions={
        <>
          <EditLink to={CABIN_CONTROL}>Edit cabin</EditLink>
          <EditLink to={PLAN_CONTROL}>Edit plan</EditLink>
        </>
      }
    >
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
      {pay && <div className={styles.payBeside}>{pay}</div>}
    </CabinCard>
  );
}
