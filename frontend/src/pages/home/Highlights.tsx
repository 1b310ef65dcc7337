import { below } from '../../lib/browser/breakpoints';
import { LatePicture } from '../../ui/LatePicture';
import styles from './Highlights.module.css';
import { HIGHLIGHTS } from './homeHighlights';

/** Six cards: the picture carries them, the words name them. */
export function Highlights() {
  return (
    <section className={styles.band} aria-labelledby="highlights">
      <div className={styles.inner}>
        <h2 id="highlights">What the weekend holds</h2>
        <ul className={styles.grid}>
          {HIGHLIGHTS.map(({ icon: Icon, bgColor, title, description, image, alt }) => (
            <li key={title} className={styles.card}>
              <div className={styles.frame}>
                <LatePicture
                  name={image}
                  alt={alt}
                  sizes={`${below('sm')} 90vw, ${below('lg')} 45vw, 30vw`}
                  className={styles.picture}
                />
              </div>
              <span className={styles.icon} data-color={bgColor}>
                <Icon aria-hidden="true" size={24} strokeWidth={1.75} />
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
