import styles from './Figures.module.css';
import { Skeleton } from './Skeleton';

/** As many as every row of figures has. */
const FIGURES = 4;

interface Props {
  /** About as wide as each note: in a narrow tile it takes a line of its own where the note will. */
  noteWidths?: readonly string[];
}

/** The outline of the figures that will stand here. */
export function FiguresWait({ noteWidths }: Props) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: FIGURES }, (_, place) => (
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
