import type { ReactNode } from 'react';
import { formatDayRange } from '../../lib/time/dates';
import { FILLING } from '../../ui/pictureSources';
import { Skeleton } from '../../ui/Skeleton';
import { fillingLook } from '../../ui/stockLooks';
import { TripPicture } from '../../ui/TripPicture';
import styles from './ShipHero.module.css';
import { ShipTitle } from './ShipTitle';
import type { ShipHead } from './unknownShip';

interface SailingTrip {
  title: string;
  /** Null while they are not set. */
  startDate: string | null;
  endDate: string | null;
}

interface Props {
  /** What the page is called. */
  page: string;
  /** Undefined while it is on its way. */
  trip: SailingTrip | undefined;
  /** It did not load, or there is none. */
  isMissing: boolean;
  /** Undefined while it is on its way. */
  ship: ShipHead | undefined;
  /** The ways on from here. */
  children?: ReactNode;
}

/** The ship, and over her whose she is, what is said of her first, and the ways on. */
export function ShipHero({ page, trip, isMissing, ship, children }: Props) {
  return (
    <div className={styles.hero}>
      {ship && <Cover {...ship.cover} />}
      <div className={styles.scrim} />
      <div className={styles.words}>
        <div className={styles.above}>
          {!isMissing && (
            <p className={styles.eyebrow}>{trip ? sailingText(trip) : <Skeleton width="28ch" />}</p>
          )}
          <ShipTitle page={page} ship={ship} />
          {ship?.lead !== '' && <p className={styles.lead}>{ship ? ship.lead : <Skeleton height="3em" />}</p>}
        </div>
        {children}
      </div>
    </div>
  );
}

const sailingText = ({ title, startDate, endDate }: SailingTrip): string =>
  startDate && endDate ? `${title}, ${formatDayRange(startDate, endDate)}` : title;

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
