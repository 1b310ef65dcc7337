import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { sentenceOf } from '../../api/errors';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, useHostTripDetail } from '../../api/host/hostTrips';
import { paths } from '../../lib/paths';
import { ButtonLink } from '../../ui/ButtonLink';
import { ErrorNote } from '../../ui/ErrorNote';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';
import styles from './HostTripsPage.module.css';

/** A part of a trip's pages: as it was when the page opened, and as it is known now. */
interface OpenedPart<Part> {
  trip: HostTripDetail;
  start: Part;
  now: Part;
}

interface Props<Part> {
  tripId: number;
  title: string;
  part: Pick<UseQueryResult<Part>, 'data' | 'error' | 'isError' | 'isFetching' | 'refetch'>;
  children: (opened: OpenedPart<Part>) => ReactNode;
}

/** What a trip's hosts see of a part of its pages, once it is there. */
export function TripPart<Part>({ tripId, title, part, children }: Props<Part>) {
  const trip = useHostTripDetail(tripId);
  // What is kept from before may be old, and is read again: only then it is worth writing in. From there on it stays.
  const [start, setStart] = useState<Part | null>(null);
  if (!start && part.data && !part.isFetching) setStart(part.data);
  const failed = [trip, part].find(({ isError, data }) => isError && data === undefined);
  const retry = () => void Promise.all([trip.refetch(), part.refetch()]);
  const name = useTripName()(tripId, trip.data?.title ?? '');
  return (
    <>
      <header className={styles.head}>
        <div className={styles.title}>
          <PageTitle title={title} />
          {name && <p>{name}</p>}
        </div>
        <ButtonLink tone="quiet" size="portal" to={paths.hostTrip(tripId)}>
          The trip
        </ButtonLink>
      </header>
      {failed && <ErrorNote onRetry={retry}>{sentenceOf(failed.error)}</ErrorNote>}
      {!failed && (!start || !trip.data) && <Waiting height="40rem" onRetry={retry} />}
      {start && trip.data && children({ trip: trip.data, start, now: part.data ?? start })}
    </>
  );
}
