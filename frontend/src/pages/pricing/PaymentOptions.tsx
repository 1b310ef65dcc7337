import { sellsInsurance } from '../../../../backend/contracts/insurance';
import { HandCoins, ShieldCheck } from 'lucide-react';
import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { canPayLater } from '../../lib/paidLater';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { DepositOption } from './DepositOption';
import { OPTION_ICON } from './optionIcon';
import styles from './PaymentOptions.module.css';
import { savingWords } from './savingWords';

const percentOf = (value: number | undefined) =>
  value === undefined ? <Skeleton width="2ch" /> : `${value}%`;

/** The ways to pay, and where the prices come from. */
export function PaymentOptions({ trip }: { trip: TripView | undefined }) {
  const { plan } = useDepositExample();
  const discount = trip?.fullDiscountPercent;
  return (
    <section className={styles.section} aria-labelledby="payment">
      <h2 id="payment">
        <span>{canPayLater(plan) ? 'Pay now, or as the date comes closer' : 'Pay when you book'}</span>
      </h2>
      <ul className={styles.options}>
        <li>
          <HandCoins {...OPTION_ICON} />
          <h3>Pay in full{discount !== 0 && <>: save {percentOf(discount)}</>}</h3>
          <p>
            <span>One payment today{discount !== 0 && <>, {percentOf(discount)} off the total</>}</span>.{' '}
            {trip && <span>{savingWords(trip.cabins)}</span>}
          </p>
        </li>
        <DepositOption trip={trip} />
        {(!trip || sellsInsurance(trip)) && (
          <li>
            <ShieldCheck {...OPTION_ICON} />
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
