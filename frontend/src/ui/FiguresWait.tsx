import styles from './Figures.module.css';
import { Skeleton } from './Skeleton';

interface Props {
  count: number;
  /** About as wide as the longest note: in a narrow tile it takes a line of its own, as the note will. */
  noteWidth?: string;
}

/** The outline of as many figures as will stand here. */
export function FiguresWait({ count, noteWidth }: Props) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.figure}>
          <span className={styles.label}>
            <Skeleton width="9ch" height="0.8rem" />
          </span>
          <span className={styles.value}>
            <Skeleton width={noteWidth ? '3ch' : '9ch'} height="1.35em" />
          </span>
          {noteWidth && (
            <span className={styles.note}>
              <Skeleton width={noteWidth} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
