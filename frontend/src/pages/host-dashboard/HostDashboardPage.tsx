import { useSession } from '../../api/session';
import { HostHeader } from '../../features/host/HostHeader';
import { HostsOnly } from '../../features/host/HostsOnly';
import { Overview } from '../../features/host/Overview';
import { OverviewWait } from '../../features/host/OverviewWait';
import { ErrorNote } from '../../ui/ErrorNote';
import styles from './HostDashboardPage.module.css';

/** The hosts' own page. The server refuses its data to everybody else; here they read why. */
export default function HostDashboardPage() {
  const { user, isPending, isError, refetch } = useSession('always');
  if (!isPending && !isError && user?.role !== 'host') return <HostsOnly />;

  return (
    <div className={styles.page}>
      {isError && !user && (
        <ErrorNote onRetry={refetch}>We could not check your access just now. Please try again.</ErrorNote>
      )}
      {user ? (
        <>
          <HostHeader />
          <Overview />
        </>
      ) : (
        isPending && <OverviewWait />
      )}
    </div>
  );
}
