import { Skeleton } from '../../ui/Skeleton';
import { Waiting } from '../../ui/Waiting';
import styles from './PageWait.module.css';

const reload = () => window.location.reload();

/** A page's outline while its chunk comes; drawn only when that takes longer than 200 ms. */
export function PageWait() {
  return (
    <div className={styles.wait} aria-busy="true">
      <Skeleton width="min(28ch, 80%)" height="2.25rem" />
      <Skeleton width="min(60ch, 100%)" height="1.25rem" />
      <Waiting height="16rem" onRetry={reload} />
    </div>
  );
}
