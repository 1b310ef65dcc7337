import type { ShipFigure, TripShip } from '../../api/tripPages';
import { below } from '../../lib/browser/breakpoints';
import { TripPicture } from '../../ui/TripPicture';
import styles from './ShipFacts.module.css';

/** Letters of a figure that stands beside its name: a longer one stands above it. */
const MOST_BESIDE = 6;

interface Props {
  figures: ShipFigure[];
  picture: TripShip['figuresPicture'];
}

/** The ship in figures, beside a picture of her; left out where there are none. */
export function ShipFacts({ figures, picture }: Props) {
  if (figures.length === 0) return null;
  const isBeside = figures.every(({ value }) => value.length <= MOST_BESIDE);
  return (
    <section className={styles.band} aria-labelledby="ship-facts">
      <TripPicture
        className={styles.picture}
        picture={picture.picture}
        alt={picture.alt}
        sizes={`${below('lg')} 100vw, 50vw`}
      />
      <div className={styles.words}>
        <h2 id="ship-facts">The ship in figures</h2>
        <dl className={isBeside ? styles.facts : styles.longFacts}>
          {figures.map(({ value, name, note }, place) => (
            <div key={`${place} ${name}`} className={styles.fact}>
              <dt>{name}</dt>
              <dd className={styles.value}>{value}</dd>
              {note && <dd className={styles.note}>{note}</dd>}
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
