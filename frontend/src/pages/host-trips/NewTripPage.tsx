import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useHostTripDetail, useHostTrips, useMakeTrip } from '../../api/host/hostTrips';
import { HostFrame } from '../../features/host/HostFrame';
import { TripForm } from '../../features/host-trips/TripForm';
import { freshValues, type TripValues } from '../../features/host-trips/tripForm.rules';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';

function NewTrip() {
  const trips = useHostTrips();
  // Once the form is shown it stays as it began: other trips may come while somebody types.
  const [start, setStart] = useState<TripValues | null>(null);
  const known = useHostTripDetail(start ? null : (trips.data?.trips[0]?.id ?? null));
  const make = useMakeTrip();
  const navigate = useNavigate();
  const isWaiting = trips.isPending || (known.isPending && known.fetchStatus !== 'idle');
  if (!start && !isWaiting) setStart(freshValues(known.data));
  return (
    <>
      <PageTitle title="New trip" />
      {start ? (
        <TripForm
          values={start}
          submitWord="Create trip"
          save={async (body) => {
            const { id } = await make.mutateAsync(body);
            void navigate(paths.hostTrip(id));
            return true;
          }}
        />
      ) : (
        <Waiting height="40rem" onRetry={() => void (trips.isPending ? trips : known).refetch()} />
      )}
    </>
  );
}

/** Plans a trip. It begins with the cabins of the one that the host knows, and is not open for booking. */
export default function NewTripPage() {
  return (
    <HostFrame>
      <NewTrip />
    </HostFrame>
  );
}
