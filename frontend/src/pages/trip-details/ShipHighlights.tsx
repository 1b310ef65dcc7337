import { below } from '../../lib/browser/breakpoints';
import { Picture } from '../../ui/Picture';
import { REASONS } from './reasons';
import styles from './ShipHighlights.module.css';

const SIZES = {
  first: `${below('md')} 92vw, 54vw`,
  other: `${below('md')} 40vw, 18vw`,
};

/** One large picture with its words below, and three smaller ones beside theirs. */
export function ShipHighlights() {
  return (
    <section className={styles.section} aria-labelledby="highlights">
      <h2 id="highlights">Highlights</h2>
      <ul className={styles.list}>
        {REASONS.map(({ title, text, picture, alt }, index) => (
          <li key={title} className={styles.item}>
            <Picture
              name={picture}
              alt={alt}
              sizes={index === 0 ? SIZES.first : SIZES.other}
              className={styles.picture}
            />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
