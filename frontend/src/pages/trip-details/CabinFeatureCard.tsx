import { below } from '../../lib/browser/breakpoints';
import type { CabinView, TripView } from '../../api/trip';
import { cabinsLeftWords } from '../../features/cabins/cabinsLeftWords';
import { useCabinFigures } from '../../features/cabins/useCabinFigures';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { FeatureList } from '../../ui/FeatureList';
import { Money } from '../../ui/Money';
import { Skeleton } from '../../ui/Skeleton';
import { TripPicture } from '../../ui/TripPicture';
import styles from './CabinFeatures.module.css';

interface Props {
  cabin: CabinView;
  picture: TripView['cabinPictures'][CabinView['type']]['room'];
}

/** One cabin: how it looks, what is in it, what a person pays who shares it, and the way to its prices. */
export function CabinFeatureCard({ cabin, picture }: Props) {
  const { figures, isError } = useCabinFigures(cabin, undefined, 'double');
  const id = `cabin-${cabin.type}`;
  const left = cabinsLeftWords(cabin);
  return (
    <article className={styles.card} aria-labelledby={id}>
      <TripPicture
        {...picture}
        sizes={`${below('sm')} 92vw, ${below('xl')} 44vw, 30vw`}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h3 id={id}>{cabin.name}</h3>
        <p className={styles.description}>{cabin.description}</p>
        <div className={styles.features}>
          <FeatureList features={cabin.features} />
        </div>
        {!isError && (
          <p className={styles.price}>
            <strong>
              {figures ? <Money cents={figures.allInPerPersonCents} /> : <Skeleton width="4ch" />}
            </strong>{' '}
            a person for two, with taxes and fees
          </p>
        )}
        {left && <p className={styles.left}>{left}</p>}
        <ButtonLink tone="quiet" to={{ pathname: paths.pricing(), hash: id }} aria-describedby={id}>
          See prices
        </ButtonLink>
      </div>
    </article>
  );
}
