import { type HostOverview, useHostOverview } from '../../api/host/host';
import { useDeskZone, useHostMe } from '../../api/host/hostMe';
import { useHostTrip } from '../../lib/useHostTrip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Figures } from '../../ui/Figures';
import { StaleNote } from '../../ui/StaleNote';
import { Arrivals } from './Arrivals';
import { newerSummary } from './arrivals.rules';
import { useLiveDesk } from './LiveDesk';
import styles from './Overview.module.css';
import { overviewFigures } from './overviewFigures';
import { OverviewWait } from './OverviewWait';
import { RecentGuests } from './RecentGuests';
import { RecentTrips } from './RecentTrips';

function LiveOverview({ overview, trip }: { overview: HostOverview; trip: number | null }) {
  const { connection, told, arrivals, openedAt } = useLiveDesk();
  const timeZone = useDeskZone(trip);
  // The socket tells the figures of all trips; those of one are read again when something happens there.
  const summary = trip === null ? newerSummary(overview.summary, told) : overview.summary;
  const hosted = useHostMe().data?.trips;
  // What has arrived from a trip that was lost meanwhile goes with it.
  const isMine = (tripId: number) => hosted?.some((one) => one.tripId === tripId) ?? true;
  const events = arrivals.events.filter(({ tripId }) => (trip === null ? isMine(tripId) : tripId === trip));

  return (
    <>
      <Figures figures={overviewFigures(summary)} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentTrips trips={overview.recentTrips} />
          <RecentGuests guests={overview.recentGuests} timeZone={timeZone} />
        </div>
        <Arrivals events={events} openedAt={openedAt} connection={connection} timeZone={timeZone} />
      </div>
    </>
  );
}

/** The dashboard's first page: figures, trips, guests, and what arrives. Old values stay while new ones are fetched. */
export function Overview() {
  const trip = useHostTrip();
  const { data, dataUpdatedAt, isPending, isError, refetch } = useHostOverview(trip);
  const retry = () => void refetch();

  return (
    <div className={styles.overview}>
      {isError && !data && <ErrorNote onRetry={retry}>The overview could not be loaded.</ErrorNote>}
      {isError && data && <StaleNote what="The figures" updatedAt={dataUpdatedAt} onRetry={retry} />}
      {isPending && <OverviewWait onRetry={retry} />}
      {data && <LiveOverview overview={data} trip={trip} />}
    </div>
  );
}
