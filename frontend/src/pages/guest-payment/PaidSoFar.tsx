import LinearProgress from '@mui/material/LinearProgress';
import type { GuestRecord } from '../../api/guest';
import { PriceLine } from '../../features/booking/choice/PriceLines';
import lines from '../../features/booking/choice/PriceLines.module.css';
import { centsOfDollars, paidPercent } from '../../lib/amount';
import { formatDayRange } from '../../lib/time/dates';
import { Money } from '../../ui/Money';
import styles from './GuestPaymentPage.module.css';

/** How much of the price is paid, of which booking. */
export function PaidSoFar({ guest }: { guest: GuestRecord }) {
  const { price, trip, cabinName, travellers, reference } = guest;
  const paidCents = centsOfDollars(guest.amountPaid);
  const percent = paidPercent(paidCents, price.payableCents);
  const remainingCents = centsOfDollars(guest.remainingAmount ?? 0);

  return (
    <section className={styles.paid} aria-labelledby="paid-so-far">
      <h2 id="paid-so-far" className={styles.caption}>
        Paid so far
      </h2>
      <p className={styles.amount}>
        <Money cents={paidCents} />
        <span className={styles.of}>
          {' '}
          of <Money cents={price.payableCents} />
        </span>
      </p>
      <LinearProgress variant="determinate" value={percent} aria-label={`${percent}% paid`} />
      <p>
        {cabinName} for {travellers}
        <br />
        <span className={styles.muted}>
          {trip.title}, <span className={styles.dates}>{formatDayRange(trip.startDate, trip.endDate)}</span>
        </span>
      </p>
      <dl className={lines.lines}>
        <PriceLine label="Total" cents={price.totalCents} />
        {price.discountCents > 0 && (
          <PriceLine
            label={`Paid in full, ${trip.fullDiscountPercent}% off`}
            cents={price.discountCents}
            tone="saving"
          />
        )}
        <PriceLine label="Remaining" cents={remainingCents} tone="total" />
      </dl>
      <p className={styles.muted}>Reference {reference}</p>
    </section>
  );
}
