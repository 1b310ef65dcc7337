import type { Occupancy } from '../../api/quote';
import type { CabinView } from '../../api/trip';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FeatureList } from '../../ui/FeatureList';
import { Picture } from '../../ui/Picture';
import styles from './CabinCard.module.css';
import { CabinPrice } from './CabinPrice';
import { CABIN_PICTURES } from './cabinPictures';

interface Props {
  cabin: CabinView;
  /** The next dearer cabin, where there is one. */
  nextCabin: CabinView | undefined;
  occupancy: Occupancy;
  /** Its picture is in the first screen, so it does not wait its turn. */
  isFirst?: boolean;
}

const SIZES = '(width < 640px) 90vw, (width < 1280px) 40vw, 27vw';

/** One cabin package: how it looks, what it really costs, what is in it, and the way to book it. */
export function CabinCard({ cabin, nextCabin, occupancy, isFirst = false }: Props) {
  const { room, beyond } = CABIN_PICTURES[cabin.type];
  const isDouble = occupancy === 'double';
  const priceCents = isDouble ? cabin.doubleCents : cabin.singleCents;
  const bookNow = paths.guestInfo({
    cabin: cabin.name,
    price: priceCents / 100,
    occupancy: isDouble ? 'Double' : 'Single',
  });

  return (
    <article className={styles.card} aria-labelledby={`cabin-${cabin.type}`}>
      <div className={styles.pictures}>
        <Picture {...room} sizes={SIZES} isFirst={isFirst} className={styles.room} />
        <Picture {...beyond} sizes="96px" className={styles.beyond} />
        {cabin.popular && <p className={styles.popular}>Most Popular</p>}
      </div>
      <div className={styles.words}>
        <h3 id={`cabin-${cabin.type}`}>{cabin.name}</h3>
        <p className={styles.description}>{cabin.description}</p>
        <CabinPrice cabin={cabin} nextCabin={nextCabin} occupancy={occupancy} />
        <div className={styles.features}>
          <FeatureList features={cabin.features} />
        </div>
        <ButtonLink className={styles.book} to={bookNow} aria-describedby={`cabin-${cabin.type}`}>
          Book Now
        </ButtonLink>
      </div>
    </article>
  );
}
