import type { CSSProperties } from 'react';
import { below } from '../../lib/browser/breakpoints';
import type { Moment } from '../../api/tripPages';
import { TripPicture } from '../../ui/TripPicture';
import styles from './HighlightCard.module.css';

/** One activity to look forward to: the picture carries it, the words name it. */
export function HighlightCard({ highlight }: { highlight: Moment }) {
  const { title, description, day, picture, alt, focus } = highlight;
  return (
    <li className={styles.card}>
      <div className={styles.frame} style={{ '--focus': `${focus}%` } as CSSProperties}>
        <TripPicture
          className={styles.picture}
          picture={picture}
          alt={alt}
          // As wide as its height asks for: the frame is upright, the pictures are not.
          sizes={`${below('md')} 187vw, ${below('xl')} 90vw, 50vw`}
        />
      </div>
      <p className={styles.day}>Day {day}</p>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
    </li>
  );
}
