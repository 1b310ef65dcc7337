import type { TripView } from '../../api/trip';
import { useDepositExample } from '../../features/cabins/useDepositExample';
import { isSoldOut } from '../../features/trip/soldOut';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { canPayLater } from '../../lib/paidLater';
import { ButtonLink } from '../../ui/ButtonLink';
import { HeldToday } from './HeldToday';
import { PAY_LATER_ID } from './PayLater';
import styles from './ShipHero.module.css';

interface Props {
  trip: TripView | undefined;
  /** It did not load. */
  isMissing: boolean;
}

/** The two ways on from the ship: the cabins, or, while a part is due later, the deposit. */
export function WaysToBook({ trip, isMissing }: Props) {
  const isFull = isSoldOut(trip);
  const hasDeposit = canPayLater(useDepositExample().plan);
  return (
    <>
      <div className={styles.actions}>
        <WayToCabins>Join Trip</WayToCabins>
        {!isFull && hasDeposit && (
          <ButtonLink tone="quiet" className={styles.later} to={{ hash: PAY_LATER_ID }}>
            Book now, pay later
          </ButtonLink>
        )}
      </div>
      {!isFull && <HeldToday trip={trip} isMissing={isMissing} />}
    </>
  );
}
