import { type HostOverview, useHostOverview } from '../../api/host';
import { useTrip } from '../../api/trip';
import { ErrorNote } from '../../ui/ErrorNote';
import { Arrivals } from './Arrivals';
import { KpiTiles } from './KpiTiles';
import styles from './Overview.module.css';
import { OverviewWait } from './OverviewWait';
import { RecentGuests } from './RecentGuests';
import { RecentTrips } from './RecentTrips';
import { useHostFeed } from './useHostFeed';

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function LiveOverview({ overview }: { overview: HostOverview }) {
  const { connection, summary, arrivals, openedAt } = useHostFeed(overview);
  const timeZone = useTrip().data?.timeZone ?? ownZone();

  return (
    <>
      <KpiTiles figures={summary} />
      <div className={styles.columns}>
        <div className={styles.column}>
          <RecentTrips trips={overview.recentTrips} />
          <RecentGuests guests={overview.recentGuests} timeZone={timeZone} />
        </div>
        <Arrivals events={arrivals.events} openedAt={openedAt} connection={connection} timeZone={timeZone} />
      </div>
    </>
  );
}

/** The dashboard's first page: figures, trips, guests, and what arrives. Old values stay while new ones are fetched. */
export function Overview() {
  const { data, isPending, isError, refetch } = useHostOverview();
  const retry = () => void refetch();

  return (
    <div className={styles.overview}>
      {isError && (
        <ErrorNote onRetry={retry}>
          {data ? 'The figures could not be refreshed.' : 'The overview could not be loaded.'}
        </ErrorNote>
      )}
      {isPending && <OverviewWait />}
      {data && <LiveOverview overview={data} />}
    </div>
  );
}
