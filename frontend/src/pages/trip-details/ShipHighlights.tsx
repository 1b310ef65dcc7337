import type { ShipReason } from '../../api/tripPages';
import { below } from '../../lib/browser/breakpoints';
import { TripPicture } from '../../ui/TripPicture';
import section from './Section.module.css';
import styles from './ShipHighlights.module.css';

const SIZES = {
  large: `${below('md')} 92vw, 54vw`,
  small: `${below('md')} 40vw, 18vw`,
};

/** One large picture with its words below, and smaller ones beside theirs; left out where there are none. */
export function ShipHighlights({ reasons }: { reasons: ShipReason[] }) {
  if (reasons.length === 0) return null;
  const isLarge = (place: number) => place === 0 || reasons.length === 2;
  return (
    <section className={section.section} aria-labelledby="highlights">
      <h2 id="highlights">Highlights</h2>
      <ul className={styles.list}>
        {reasons.map(({ title, description, picture, alt }, place) => (
          <li key={`${place} ${title}`} className={styles.item}>
            <TripPicture
              picture={picture}
              alt={alt}
              sizes={isLarge(place) ? SIZES.large : SIZES.small}
              className={styles.picture}
            />
            <div>
              <h3>{title}</h3>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
