import { Link } from '../../ui/Link';
import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { canPayLater } from '../../lib/paidLater';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { DepositPlan } from './DepositPlan';
import styles from './PayLater.module.css';

/** Where "Book now, pay later" leads: an element's id. */
export const PAY_LATER_ID = 'pay-later';

/**
 * The deposit plan in short, by the example of two in the cheapest cabin, and the two doors into booking. Nothing once
 * every part is due.
 */
export function PayLater({ trip }: { trip: TripView | undefined }) {
  const { cabinType, plan, isError, retry } = useDepositExample();
  if (!canPayLater(plan)) return null;
  const first = plan?.parts[0];
  const unknownShare = isError ? 'A deposit' : <Skeleton width="3ch" />;
  const cabin = trip?.cabins.find(({ type }) => type === cabinType);
  return (
    <section id={PAY_LATER_ID} className={styles.band} aria-labelledby="pay-later-title">
      <div className={styles.inner}>
        <div>
          <h2 id="pay-later-title">Book now, pay later</h2>
          <p className={styles.lead}>
            <span>{first ? `${first.percent}%` : unknownShare}</span> holds your place today. The rest follows
            as the date comes closer, at no extra cost.
          </p>
          <div className={styles.actions}>
            <ButtonLink tone="hero" to={paths.pricing()}>
              Join Trip
            </ButtonLink>
            <ButtonLink tone="quiet" className={styles.alone} to={paths.bookingForm()}>
              Book for one traveller
            </ButtonLink>
          </div>
          <p className={styles.small}>
            <Link to={{ pathname: paths.pricing(), hash: 'refunds' }}>What comes back if you cancel</Link>{' '}
            stands with the prices.
          </p>
        </div>
        <div>
          {isError ? (
            <ErrorNote onRetry={retry}>The deposit plan did not load. Please try again.</ErrorNote>
          ) : (
            <DepositPlan parts={plan?.parts} />
          )}
          <p className={styles.small}>
            Two travellers, <span>{cabin ? cabin.name : <Skeleton width="10ch" />}</span>, booked today:{' '}
            {plan ? <Money cents={plan.totalCents} /> : <Skeleton width="5ch" />} in all with taxes and fees.
            {trip?.fullDiscountPercent !== 0 && (
              <>
                {' '}
                Paid in full today it is{' '}
                <span>{trip ? `${trip.fullDiscountPercent}%` : <Skeleton width="2ch" />}</span> less.
              </>
            )}
          </p>
        </div>
      </div>
    </section>
  );
}
