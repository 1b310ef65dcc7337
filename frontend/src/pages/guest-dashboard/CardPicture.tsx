import { shownStock } from '../../../../backend/contracts/shown-stock';
import { useOwnFront } from '../../api/ownPages';
import { from } from '../../lib/browser/breakpoints';
import { TripPicture } from '../../ui/TripPicture';
import styles from './TripCard.module.css';

/** Of no trip in particular. */
const ANY_SHIP = shownStock('ship-sunset-close');

/** What a trip's home page shows first; a ship where it shows nothing. */
export function CardPicture({ tripId }: { tripId: number }) {
  const { data: front, isMissing } = useOwnFront(tripId);
  // Its room: one picture in the place of another would be seen to change.
  if (!front && !isMissing) return <div className={styles.picture} />;
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
