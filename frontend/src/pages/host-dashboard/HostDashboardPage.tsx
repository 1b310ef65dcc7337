import { useSession } from '../../api/session';
import { HostHeader } from '../../features/host/HostHeader';
import { HostsOnly } from '../../features/host/HostsOnly';
import { Overview } from '../../features/host/Overview';
import { OverviewWait } from '../../features/host/OverviewWait';
import styles from './HostDashboardPage.module.css';

/** The hosts' own page. The server refuses its data to everybody else; here they read why. */
export default function HostDashboardPage() {
  const { user, isPending } = useSession();
  if (!isPending && user?.role !== 'host') return <HostsOnly />;

  return (
    <div className={styles.page}>
      {user ? (
        <>
          <HostHeader />
          <Overview />
        </>
      ) : (
        <OverviewWait />
      )}
    </div>
  );
}
