import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { CalendarClock, HandCoins, ShieldCheck } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { partsWords } from '../../lib/installmentPlan';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import styles from './PaymentOptions.module.css';
import { PaymentSchedule } from './PaymentSchedule';
import { savingWords } from './savingWords';

const ICON = { 'aria-hidden': true, size: 24, strokeWidth: 1.75 } as const;

const percentOf = (value: number | undefined) =>
  value === undefined ? <Skeleton width="2ch" /> : `${value}%`;

/** The ways to pay, and where the prices come from. */
export function PaymentOptions({ trip }: { trip: TripView | undefined }) {
  const discount = trip?.fullDiscountPercent;
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">Pay now, or as the date comes closer</h2>
      <ul className={styles.options}>
        <li>
          <HandCoins {...ICON} />
          <h3>Pay in full{discount !== 0 && <>: save {percentOf(discount)}</>}</h3>
          <p>
            <span>One payment today{discount !== 0 && <>, {percentOf(discount)} off the total</>}</span>.{' '}
            {trip && <span>{savingWords(trip.cabins)}</span>}
          </p>
        </li>
        <li>
          <CalendarClock {...ICON} />
          <h3>Deposit: {percentOf(trip?.depositPercent)} today</h3>
          <p>
            The rest follows in{' '}
            <span>{trip ? partsWords(trip.laterParts.length) : <Skeleton width="8ch" />}</span>, at no extra
            cost. Booking today, that is:
          </p>
          <PaymentSchedule />
        </li>
        {(!trip || sellsInsurance(trip)) && (
          <li>
            <ShieldCheck {...ICON} />
            <h3>Travel insurance</h3>
            <p>
              {trip ? <Money cents={trip.insuranceCents} /> : <Skeleton width="3ch" />} for the whole booking,
              yours to add at checkout. It is never added for you.
            </p>
          </li>
        )}
      </ul>
      <p className={styles.note}>
        Without a code everybody pays the prices above, however early and however many. What a host grants
        beyond them stands as a credit on the booking.
      </p>
    </section>
  );
}
