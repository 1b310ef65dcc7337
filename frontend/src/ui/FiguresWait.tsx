import styles from './Figures.module.css';
import { Skeleton } from './Skeleton';

/** The outline of as many figures as will stand here. */
export function FiguresWait({ count }: { count: number }) {
  return (
    <div className={styles.figures} aria-busy="true">
      {Array.from({ length: count }, (_, place) => (
        <div key={place} className={styles.figure}>
          <Skeleton width="9ch" />
          <Skeleton width="5ch" height="2.5rem" />
          <Skeleton width="11ch" />
        </div>
      ))}
    </div>
  );
}
