import { useHostMe } from '../../api/hostMe';
import { useSession } from '../../api/session';
import { DeskTabs } from '../../features/host/DeskTabs';
import { HostHeader } from '../../features/host/HostHeader';
import { HostsOnly } from '../../features/host/HostsOnly';
import { LiveDesk } from '../../features/host/LiveDesk';
import { OverviewWait } from '../../features/host/OverviewWait';
import { TripChoice } from '../../features/host/TripChoice';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { DeskPanels } from './DeskPanels';
import styles from './HostDashboardPage.module.css';
import { maySee, TABS } from './tabs';
import { useDeskAddress } from './useDeskAddress';

function Desk() {
  const { tab, chooseTab, chooseTrip } = useDeskAddress();
  const me = useHostMe().data;
  const trip = useHostTrip();
  const seen = TABS.filter((one) => maySee(one, me, trip));
  return (
    <LiveDesk>
      <HostHeader>
        <TripChoice onChoose={chooseTrip} />
      </HostHeader>
      <DeskTabs tabs={seen} chosen={tab} onChoose={chooseTab} />
      <DeskPanels tabs={seen} chosen={tab} />
    </LiveDesk>
  );
}

/** The hosts' own page. The server refuses its data to everybody else; here they read why. */
export default function HostDashboardPage() {
  const { user, isPending, isError, refetch } = useSession('always');
  if (!isPending && !isError && user?.role !== 'host') return <HostsOnly />;

  return (
    <div className={styles.page}>
      {isError && !user && (
        <ErrorNote onRetry={refetch}>We could not check your access just now. Please try again.</ErrorNote>
      )}
      {user ? <Desk /> : isPending && <OverviewWait />}
    </div>
  );
}
