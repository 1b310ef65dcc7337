import styles from './Figures.module.css';
import { Skeleton } from './Skeleton';

/** The outline of as many figures as will stand here. */
export function FiguresWait({ count }: { count: number }) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.figure}>
          <span className={styles.label}>
            <Skeleton width="9ch" height="0.8rem" />
          </span>
          <span className={styles.value}>
            <Skeleton width="9ch" height="1.35em" />
          </span>
        </div>
      ))}
    </div>
  );
}
