import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useTripName } from '../../api/host/hostMe';
import { type HostTripDetail, useHostTripDetail, useHostTrips, useMakeTrip } from '../../api/host/hostTrips';
import { HostFrame } from '../../features/host/HostFrame';
import { BeganWith } from '../../features/host-trips/BeganWith';
import { TripForm } from '../../features/host-trips/TripForm';
import { freshValues, hasFixedDays, type TripValues } from '../../features/host-trips/tripForm.rules';
import { ownZoneOfList } from '../../features/host-trips/zones';
import { hostPaths } from '../../lib/hostPaths';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';

interface Start {
  values: TripValues;
  /** The trip whose values they are; undefined for the usual ones. */
  known: HostTripDetail | undefined;
}

const startWith = (known?: HostTripDetail): Start => ({
  values: freshValues(known, ownZoneOfList()),
  known,
});

function NewTrip() {
  const trips = useHostTrips();
  // Once the form is shown it stays as it began: other trips may come while somebody types.
  const [start, setStart] = useState<Start | null>(null);
  const known = useHostTripDetail(start ? null : (trips.data?.trips[0]?.id ?? null));
  const make = useMakeTrip();
  const nameOf = useTripName();
  const navigate = useNavigate();
  const isWaiting = trips.isPending || (known.isPending && known.fetchStatus !== 'idle');
  if (!start && !isWaiting) setStart(startWith(known.data));
  const startEmpty = () => {
    // The button goes; the keyboard goes on in the form that begins anew.
    flushSync(() => setStart(startWith()));
    document.getElementById('trip-title')?.focus();
  };
  return (
    <>
      <PageTitle title="New trip" />
      {start?.known && (
        <BeganWith
          name={nameOf(start.known.id, start.known.title)}
          hasUsualPlan={hasFixedDays(start.known)}
          onEmpty={startEmpty}
        />
      )}
      {start ? (
        <TripForm
          key={start.known?.id ?? 'empty'}
          values={start.values}
          submitWord="Create trip"
          isNew
          save={async (body) => {
            const { id } = await make.mutateAsync(body);
            void navigate(hostPaths.trip(id));
            return true;
          }}
        />
      ) : (
        <Waiting height="40rem" onRetry={() => void (trips.isPending ? trips : known).refetch()} />
      )}
    </>
  );
}

/** Plans a trip. It begins with the cabins of the one that the host knows, which it says, and is not open for booking. */
export default function NewTripPage() {
  return (
    <HostFrame>
      <NewTrip />
    </HostFrame>
  );
}
