import { FiguresWait } from '../../ui/FiguresWait';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Overview.module.css';

/** The Overview's outline, as large as what comes. */
export function OverviewWait() {
  return (
    <div className={styles.overview} aria-busy="true">
      <FiguresWait count={4} />
      <div className={styles.columns}>
        <Skeleton height="20rem" />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
