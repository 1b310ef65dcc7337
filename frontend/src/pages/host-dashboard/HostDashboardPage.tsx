import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useHostMe } from '../../api/host/hostMe';
import { useWaiting } from '../../api/host/hostPayments';
import { useSession } from '../../api/session';
import { DeskTabs } from '../../features/host/DeskTabs';
import { HostDoor } from '../../features/host/HostDoor';
import { HostHeader } from '../../features/host/HostHeader';
import { LiveDesk } from '../../features/host/LiveDesk';
import { OverviewWait } from '../../features/host/OverviewWait';
import { TripChoice } from '../../features/host/TripChoice';
import { keepTrip, keptTrip } from '../../lib/keptTrip';
import { paths } from '../../lib/paths';
import { tripInAddress, type TripScope, useTripScope } from '../../lib/tripScope';
import { useHostTrip } from '../../lib/useHostTrip';
import { DeskPanels } from './DeskPanels';
import styles from './HostDashboardPage.module.css';
import { maySee, TABS, waitingOn } from './tabs';
import { useDeskAddress } from './useDeskAddress';

function Desk({ userId }: { userId: number }) {
  const { tab, chooseTab, chooseTrip } = useDeskAddress();
  const me = useHostMe().data;
  const trip = useHostTrip();
  const scope = useTripScope();
  const waiting = useWaiting(scope).data;
  const seen = TABS.filter((one) => maySee(one, me, trip));
  const choose = (next: TripScope) => {
    keepTrip(userId, tripInAddress(next));
    chooseTrip(next);
  };
  return (
    <LiveDesk>
      <HostHeader>
        <TripChoice
          scope={scope}
          isDaily={TABS.some(({ id, isDaily }) => id === tab && isDaily)}
          onChoose={choose}
        />
      </HostHeader>
      <DeskTabs
        tabs={seen.map((one) => ({ id: one.id, word: one.word, waiting: waitingOn(one, me, waiting) }))}
        chosen={tab}
        onChoose={chooseTab}
      />
      <DeskPanels tabs={seen} chosen={tab} />
    </LiveDesk>
  );
}

/** Who comes without a wish finds the trip they left; one that is not theirs any more is forgotten. */
function DeskAsLeft() {
  const { search } = useLocation();
  const userId = useSession().user?.id;
  const trips = useHostMe().data?.trips;
  const scope = useTripScope();
  const kept = userId === undefined ? null : keptTrip(userId);
  const isLost =
    kept !== null &&
    typeof scope === 'number' &&
    kept === String(scope) &&
    trips?.every(({ tripId }) => tripId !== scope);
  useEffect(() => {
    if (isLost && userId !== undefined) keepTrip(userId, undefined);
  }, [isLost, userId]);

  if (userId === undefined) return null;
  if (isLost || (search === '' && kept !== null)) {
    return <Navigate to={paths.hostDashboard({ trip: isLost ? undefined : (kept ?? undefined) })} replace />;
  }
  return <Desk userId={userId} />;
}

/** The hosts' own page. The server refuses its data to everybody else; here they read why. */
export default function HostDashboardPage() {
  return (
    <div className={styles.page}>
      <HostDoor waiting={<OverviewWait />}>
        <DeskAsLeft />
      </HostDoor>
    </div>
  );
}
