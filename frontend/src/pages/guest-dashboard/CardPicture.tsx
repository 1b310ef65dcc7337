import { shownStock } from '../../../../backend/contracts/stock-ship';
import { useFrontIfOnSale } from '../../api/tripPages';
import { from } from '../../lib/browser/breakpoints';
import { TripPicture } from '../../ui/TripPicture';
import styles from './TripCard.module.css';

/** Of no trip in particular. */
const ANY_SHIP = shownStock('ship-sunset-close');

/** What a trip's home page shows first; a ship where it shows nothing, and for a trip that is not on sale. */
export function CardPicture({ tripId }: { tripId: number }) {
  const front = useFrontIfOnSale(tripId);
  // Its room: one picture in the place of another would be seen to change.
  if (front === undefined) return <div className={styles.picture} />;
  const { picture, alt } = front?.slides[0] ?? ANY_SHIP;
  return (
    <TripPicture
      picture={picture}
      alt={alt}
      sizes={`${from('xl')} 60vw, 92vw`}
      isFirst
      className={styles.picture}
    />
  );
}
