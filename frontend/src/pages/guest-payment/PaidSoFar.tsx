import LinearProgress from '@mui/material/LinearProgress';
import type { GuestRecord } from '../../api/guest';
import { PriceLine } from '../../features/booking/choice/PriceLines';
import lines from '../../features/booking/choice/PriceLines.module.css';
import { centsOfDollars, paidPercent } from '../../lib/amount';
import { formatDayRange } from '../../lib/time/dates';
import { Money } from '../../ui/Money';
import styles from './GuestPaymentPage.module.css';

interface Props {
  guest: GuestRecord;
  hasEnded: boolean;
}

/** Which booking it is, and how much of its price is paid; one that has ended has no price to be paid any more. */
export function PaidSoFar({ guest, hasEnded }: Props) {
  const { trip, cabinName, travellers, reference } = guest;

  return (
    <section className={styles.paid} aria-labelledby="paid-so-far">
      <h2 id="paid-so-far" className={styles.caption}>
        {hasEnded ? 'Your booking' : 'Paid so far'}
      </h2>
      {!hasEnded && <Paid guest={guest} />}
      <p>
        {cabinName} for {travellers}
        <br />
        <span className={styles.muted}>
          {trip.title}, <span className={styles.dates}>{formatDayRange(trip.startDate, trip.endDate)}</span>
        </span>
      </p>
      {!hasEnded && <Price guest={guest} />}
      <p className={styles.muted}>Reference {reference}</p>
    </section>
  );
}

function Paid({ guest: { amountPaid, price } }: Pick<Props, 'guest'>) {
  const paidCents = centsOfDollars(amountPaid);
  const percent = paidPercent(paidCents, price.payableCents);
  return (
    <>
      <p className={styles.amount}>
        <Money cents={paidCents} />
        <span className={styles.of}>
          {' '}
          of <Money cents={price.payableCents} />
        </span>
      </p>
      <LinearProgress variant="determinate" value={percent} aria-label={`${percent}% paid`} />
    </>
  );
}

function Price({ guest: { price, trip, remainingAmount } }: Pick<Props, 'guest'>) {
  return (
    <dl className={lines.lines}>
      <PriceLine
        label={price.promoCode ? `Total with code ${price.promoCode}` : 'Total'}
        cents={price.totalCents}
      />
      {price.discountCents > 0 && (
        <PriceLine
          label={`Paid in full, ${trip.fullDiscountPercent}% off`}
          cents={price.discountCents}
          tone="saving"
        />
      )}
      <PriceLine label="Remaining" cents={centsOfDollars(remainingAmount ?? 0)} tone="total" />
    </dl>
  );
}
