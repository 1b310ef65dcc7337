import type { CSSProperties } from 'react';
import { below } from '../../lib/browser/breakpoints';
import { Picture } from '../../ui/Picture';
import styles from './HighlightCard.module.css';
import type { ActivityHighlight } from './highlights';

/** One activity to look forward to: the picture carries it, the words name it. */
export function HighlightCard({ highlight }: { highlight: ActivityHighlight }) {
  const { title, description, day, image, alt, focus = '50%' } = highlight;
  return (
    <li className={styles.card}>
      <div className={styles.frame} style={{ '--focus': focus } as CSSProperties}>
        <Picture
          className={styles.picture}
          name={image}
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
