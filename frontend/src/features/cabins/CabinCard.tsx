import { below } from '../../lib/browser/breakpoints';
import type { Occupancy } from '../../api/quote';
import type { CabinView, TripView } from '../../api/trip';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FeatureList } from '../../ui/FeatureList';
import { TripPicture } from '../../ui/TripPicture';
import styles from './CabinCard.module.css';
import { CabinPrice } from './CabinPrice';
import { cabinsLeftWords } from './cabinsLeftWords';

interface Props {
  cabin: CabinView;
  pictures: TripView['cabinPictures'][CabinView['type']];
  /** The next dearer cabin to be had, where there is one. */
  nextCabin: CabinView | undefined;
  occupancy: Occupancy;
  /** No place is left on the trip: the card leads onto the waiting list, as where no such cabin is left. */
  isSoldOut: boolean;
  /** Its picture is in the first screen, so it does not wait its turn. */
  isFirst?: boolean;
}

const SIZES = `${below('sm')} 90vw, ${below('xl')} 40vw, 27vw`;

/** One cabin package: how it looks, what it really costs, what is in it, and the way to book it. */
export function CabinCard(props: Props) {
  const { cabin, pictures, nextCabin, occupancy, isSoldOut, isFirst = false } = props;
  const isWaitedFor = isSoldOut || cabin.cabinsLeft === 0;
  const left = isSoldOut ? null : cabinsLeftWords(cabin);
  const isDouble = occupancy === 'double';
  const priceCents = isDouble ? cabin.doubleCents : cabin.singleCents;
  const bookNow = paths.guestInfo({
    // By its standing name: what the trip calls it is not what an address knows.
    cabin: CABIN_NAMES[cabin.type],
    price: priceCents / 100,
    occupancy: isDouble ? 'Double' : 'Single',
  });

  return (
    <article className={styles.card} aria-labelledby={`cabin-${cabin.type}`}>
      <div className={styles.pictures}>
        <TripPicture {...pictures.room} sizes={SIZES} isFirst={isFirst} className={styles.room} />
        <TripPicture {...pictures.beyond} sizes="96px" className={styles.beyond} />
        {cabin.popular && <p className={styles.popular}>Most Popular</p>}
        {left && <p className={styles.left}>{left}</p>}
      </div>
      <div className={styles.words}>
        <h3 id={`cabin-${cabin.type}`}>{cabin.name}</h3>
        <p className={styles.description}>{cabin.description}</p>
        <CabinPrice cabin={cabin} nextCabin={nextCabin} occupancy={occupancy} />
        <div className={styles.features}>
          <FeatureList features={cabin.features} />
        </div>
        <ButtonLink
          className={styles.book}
          to={isWaitedFor ? paths.bookingForm(CABIN_NAMES[cabin.type], occupancy) : bookNow}
          aria-describedby={`cabin-${cabin.type}`}
        >
          {isWaitedFor ? 'Join the waiting list' : 'Book Now'}
        </ButtonLink>
      </div>
    </article>
  );
}
