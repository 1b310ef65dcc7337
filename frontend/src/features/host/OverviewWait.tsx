import { FiguresWait } from '../../ui/FiguresWait';
import { Skeleton } from '../../ui/Skeleton';
import { Waiting } from '../../ui/Waiting';
import styles from './Overview.module.css';

const reload = () => window.location.reload();

/** The Overview's outline, as large as what comes. */
export function OverviewWait({ onRetry = reload }: { onRetry?: () => void }) {
  return (
    <div className={styles.overview} aria-busy="true">
      <FiguresWait />
      <div className={styles.columns}>
        <Waiting height="20rem" onRetry={onRetry} />
        <Skeleton height="20rem" />
      </div>
    </div>
  );
}
