import { useNavigate } from 'react-router-dom';
import { sentenceOf } from '../../api/errors';
import { useGuestProfile, useGuestTrips } from '../../api/guestArea';
import { useGuestDates } from '../../api/guestDates';
import { useLogout } from '../../api/logout';
import { useChecklist } from '../../api/records';
import { GuestsOnly } from '../../features/gate/GuestsOnly';
import { paths } from '../../lib/paths';
import { ErrorNote } from '../../ui/ErrorNote';
import { Waiting } from '../../ui/Waiting';
import { Dates } from './Dates';
import { DashboardHeader } from './DashboardHeader';
import styles from './GuestDashboardPage.module.css';
import { NoTrips } from './NoTrips';
import { NextSteps } from './NextSteps';
import { OtherTrips } from './OtherTrips';
import { QuickActions } from './QuickActions';
import { RecentUpdates } from './RecentUpdates';
import { hasEnded } from './trip.rules';
import { TripCard } from './TripCard';
import { TripSummary } from './TripSummary';

/** The guest's own start page: the trip, what is paid, what is new. */
export default function GuestDashboardPage() {
  const navigate = useNavigate();
  const logout = useLogout(() => void navigate(paths.login()));
  // Between the end of the session and the login page nobody is told that access is denied.
  if (logout.isSuccess) return null;

  return (
    <GuestsOnly>
      <div className={styles.page}>
        <DashboardHeader
          onLogout={() => logout.mutate()}
          isLeaving={logout.isPending}
          hasFailed={logout.isError}
        />
        <Trips />
      </div>
    </GuestsOnly>
  );
}

function Trips() {
  const { data: trips, isPending, error, refetch } = useGuestTrips();
  // Drawn together: what came later would push aside what is being read. What has failed once is not waited for again.
  const beside = [useGuestProfile(), useChecklist(), useGuestDates()];
  const isIncomplete = trips?.length !== 0 && beside.some((query) => !query.isFetched);
  if (isPending || isIncomplete) return <Waiting height="560px" onRetry={() => void refetch()} />;
  const [trip, ...others] = trips ?? [];
  if (!trip) {
    return (
      <>
        {trips ? <NoTrips /> : <ErrorNote onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorNote>}
        <QuickActions />
      </>
    );
  }

  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <TripCard trip={trip} />
        <NextSteps />
        {!hasEnded(trip) && <QuickActions />}
        <OtherTrips trips={others} />
      </div>
      <div className={styles.column}>
        <TripSummary trip={trip} />
        <Dates />
        {!hasEnded(trip) && <RecentUpdates />}
      </div>
    </div>
  );
}
