import { Skeleton } from '../../ui/Skeleton';
import styles from './GuestDashboardPage.module.css';

/** The outline of the dashboard while the trips come. */
export function TripWait() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Skeleton height="560px" />
      <Skeleton height="560px" />
    </div>
  );
}
