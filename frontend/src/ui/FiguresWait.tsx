import styles from './Figures.module.css';
import { Skeleton } from './Skeleton';

interface Props {
  count: number;
  /** About as wide as each note: in a narrow tile it takes a line of its own where the note will. */
  noteWidths?: readonly string[];
}

/** The outline of as many figures as will stand here. */
export function FiguresWait({ count, noteWidths }: Props) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.figure}>
          <span className={styles.label}>
            <Skeleton width="9ch" height="0.8rem" />
          </span>
          <span className={styles.value}>
            <Skeleton width={noteWidths ? '3ch' : '9ch'} height="1.35em" />
          </span>
          {noteWidths && (
            <span className={styles.note}>
              <Skeleton width={noteWidths[place]} />
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
