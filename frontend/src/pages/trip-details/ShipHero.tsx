import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { isSoldOut } from '../../features/trip/soldOut';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { formatDayRange } from '../../lib/time/dates';
import { ButtonLink } from '../../ui/ButtonLink';
import { Money } from '../../ui/Money';
import { PageTitle } from '../../ui/PageTitle';
import { Picture } from '../../ui/Picture';
import { FILLING } from '../../ui/pictureSources';
import { Skeleton } from '../../ui/Skeleton';
import { PAY_LATER_ID } from './PayLater';
import styles from './ShipHero.module.css';

const DESCRIPTION =
  'Three pools, 11 bars and lounges, a theater, a waterslide and a ropes course: the ship, her cabins, a picture ' +
  'gallery, what to be fit for, and how a deposit holds your place.';

interface Props {
  trip: TripView | undefined;
  /** It did not load, or there is none. */
  isMissing: boolean;
  /** No trip is on sale: no way leads into a booking. */
  isClosed: boolean;
}

/** The ship at sunset, and over it the two ways on: the cabins, or the deposit for who wants to pay later. */
export function ShipHero({ trip, isMissing, isClosed }: Props) {
  const { plan, isError } = useDepositExample();
  return (
    <div className={styles.hero}>
      <Picture
        className={styles.picture}
        name="ship-sunset-hero"
        upright="ship-sunset-portrait"
        alt="The ship with lit balconies under way at sunset, sky and sea in gold"
        sizes={FILLING.wide}
        isFirst
      />
      <div className={styles.scrim} />
      <div className={styles.words}>
        {!isMissing && (
          <p className={styles.eyebrow}>
            {trip ? (
              `${trip.title}, ${formatDayRange(trip.startDate, trip.endDate)}`
            ) : (
              <Skeleton width="28ch" />
            )}
          </p>
        )}
        <PageTitle title="Ship Details" description={DESCRIPTION} className={styles.title}>
          One ship, all{'\u00A0'}to{'\u00A0'}ourselves
        </PageTitle>
        <p className={styles.lead}>
          Pools, a theater, a tower of slides and a stage under the funnel. Nobody on board but us.
        </p>
        {!isClosed && (
          <div className={styles.actions}>
            <WayToCabins>Join Trip</WayToCabins>
            {!isSoldOut(trip) && (
              <ButtonLink tone="quiet" className={styles.later} to={{ hash: PAY_LATER_ID }}>
                Book now, pay later
              </ButtonLink>
            )}
          </div>
        )}
        {!isError && !isClosed && !isSoldOut(trip) && (
          <p className={styles.deposit}>
            {plan ? <Money cents={plan.todayCents} /> : <Skeleton width="4ch" />} today holds an inside cabin
            for two.
          </p>
        )}
      </div>
    </div>
  );
}
