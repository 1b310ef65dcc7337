import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { PageVersion } from '../../../../backend/contracts/trip-pages';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, useHostTripDetail } from '../../api/host/hostTrips';
import { HostFrame } from '../../features/host/HostFrame';
import type { EditorProps, ReadingProps } from '../../features/host-pages/editedTrip';
import { hostPaths } from '../../lib/hostPaths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './HostTripsPage.module.css';

export interface OfTrip {
  tripId: number;
}

interface Props<Part> extends OfTrip {
  title: string;
  part: Pick<UseQueryResult<Part>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  /** For the trip's owner. */
  editor: ComponentType<EditorProps<Part>>;
  /** For its other hosts. */
  reading: ComponentType<ReadingProps<Part>>;
}

const reload = () => window.location.reload();

/** What a trip's hosts see of a part of its pages, once it is there. */
export function TripPart<Part extends { isOwner: boolean; versions?: PageVersion[] }>(props: Props<Part>) {
  const { tripId, title, part, editor: Editor, reading: Reading } = props;
  const trip = useHostTripDetail(tripId);
  // What is kept from before may be old, and is read again: only then it is worth writing in. From there on it stays.
  const [start, setStart] = useState<Part | null>(null);
  if (!start && part.data && !part.isFetching) setStart(part.data);
  const failed = [trip, part].find(({ isError, data }) => isError && data === undefined);
  const retry = () => void Promise.all([trip.refetch(), part.refetch()]);
  const name = useTripName()(tripId, trip.data?.title ?? '');
  const draw = (of: HostTripDetail, opened: Part, now: Part) =>
    now.isOwner ? (
      <Editor trip={of} start={opened} versions={now.versions ?? []} onReload={reload} />
    ) : (
      <Reading trip={of} part={now} />
    );
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle title={title} />
          {name && <p>{name}</p>}
        </div>
        <ButtonLink tone="quiet" size="portal" to={hostPaths.trip(tripId)}>
          The trip
        </ButtonLink>
      </header>
      {failed && <ErrorNote onRetry={retry}>{sentenceOf(failed.error)}</ErrorNote>}
      {!failed && (!start || !trip.data) && <Waiting height="40rem" onRetry={retry} />}
      {start && trip.data && draw(trip.data, start, part.data ?? start)}
    </>
  );
}

/** The page of a part: another trip's begins anew. */
export function TripPartPage({ part: Part }: { part: ComponentType<OfTrip> }) {
  const { tripId } = useParams();
  return (
    <HostFrame>
      <Part key={tripId} tripId={Number(tripId)} />
    </HostFrame>
  );
}
