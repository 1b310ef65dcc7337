import { useState } from 'react';
import { useHostTrips } from '../../api/host/hostTrips';
import { sentenceOf } from '../../api/errors';
import { HostFrame } from '../../features/host/HostFrame';
import { HostRequests } from '../../features/host-team/HostRequests';
import { TripList } from '../../features/host-trips/TripList';
import { deskPath } from '../../lib/deskPlace';
import { hostPaths } from '../../lib/hostPaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './HostTripsPage.module.css';

function Trips() {
  const { data, isError, error, refetch } = useHostTrips();
  const [sort, setSort] = useState<{ id: string; desc: boolean } | null>(null);
  const retry = () => void refetch();
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle title="Trips" />
          <p>The site sells every trip that is open for booking; one of them stands on its front page.</p>
        </div>
        <ButtonLink tone="quiet" size="portal" to={deskPath()}>
          Dashboard
        </ButtonLink>
        <ButtonLink size="portal" to={hostPaths.newTrip()}>
          New trip
        </ButtonLink>
      </header>
      {isError && <ErrorNote onRetry={retry}>{sentenceOf(error)}</ErrorNote>}
      {!data && !isError && <Waiting height="30rem" onRetry={retry} />}
      {data && <TripList trips={data.trips} sort={sort} onSort={setSort} />}
      <HostRequests />
    </>
  );
}

/** The trips one hosts, with their figures, and who asks to be a host. */
export default function HostTripsPage() {
  return (
    <HostFrame>
      <Trips />
    </HostFrame>
  );
}
