import type { TripView } from '../../api/trip';
import { isSoldOut } from '../../features/trip/soldOut';
import { WayToCabins } from '../../features/trip/WayToCabins';
import { formatDayRange } from '../../lib/time/dates';
import { ButtonLink } from '../../ui/ButtonLink';
import { FILLING } from '../../ui/pictureSources';
import { Skeleton } from '../../ui/Skeleton';
import { fillingLook } from '../../ui/stockLooks';
import { TripPicture } from '../../ui/TripPicture';
import { HeldToday } from './HeldToday';
import { PAY_LATER_ID } from './PayLater';
import styles from './ShipHero.module.css';
import { ShipTitle } from './ShipTitle';
import type { ShipHead } from './unknownShip';

interface Props {
  trip: TripView | undefined;
  /** It did not load, or there is none. */
  isMissing: boolean;
  /** No trip is on sale: no way leads into a booking. */
  isClosed: boolean;
  /** Undefined while it is on its way. */
  ship: ShipHead | undefined;
}

/** The ship, and over her the two ways on: the cabins, or the deposit for who wants to pay later. */
export function ShipHero({ trip, isMissing, isClosed, ship }: Props) {
  return (
    <div className={styles.hero}>
      {ship && <Cover {...ship.cover} />}
      <div className={styles.scrim} />
      <div className={styles.words}>
        <div className={styles.above}>
          {!isMissing && (
            <p className={styles.eyebrow}>
              {trip ? (
                `${trip.title}, ${formatDayRange(trip.startDate, trip.endDate)}`
              ) : (
                <Skeleton width="28ch" />
              )}
            </p>
          )}
          <ShipTitle ship={ship} />
          {ship?.lead !== '' && <p className={styles.lead}>{ship ? ship.lead : <Skeleton height="3em" />}</p>}
        </div>
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
        {!isClosed && !isSoldOut(trip) && <HeldToday trip={trip} isMissing={isMissing} />}
      </div>
    </div>
  );
}

function Cover({ picture, alt }: ShipHead['cover']) {
  return (
    <TripPicture
      className={styles.picture}
      picture={picture}
      upright={fillingLook(picture, false).upright}
      alt={alt}
      sizes={FILLING.wide}
      isFirst
    />
  );
}
