import { useHostMe } from '../../api/hostMe';
import { DeskTabs } from '../../features/host/DeskTabs';
import { HostDoor } from '../../features/host/HostDoor';
import { HostHeader } from '../../features/host/HostHeader';
import { LiveDesk } from '../../features/host/LiveDesk';
import { OverviewWait } from '../../features/host/OverviewWait';
import { TripChoice } from '../../features/host/TripChoice';
import { useHostTrip } from '../../lib/useHostTrip';
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
  return (
    <div className={styles.page}>
      <HostDoor waiting={<OverviewWait />}>
        <Desk />
      </HostDoor>
    </div>
  );
}
