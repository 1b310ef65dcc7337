import { useNavigate } from 'react-router-dom';
import { useHostTripDetail, useHostTrips, useMakeTrip } from '../../api/host/hostTrips';
import { HostFrame } from '../../features/host/HostFrame';
import { TripForm } from '../../features/host-trips/TripForm';
import { freshValues } from '../../features/host-trips/tripForm.rules';
import { paths } from '../../lib/paths';
import { PageTitle } from '../../ui/PageTitle';
import { Waiting } from '../../ui/Waiting';

function NewTrip() {
  const trips = useHostTrips();
  const known = useHostTripDetail(trips.data?.trips[0]?.id ?? null);
  const make = useMakeTrip();
  const navigate = useNavigate();
  const isWaiting = trips.isPending || (known.isPending && known.fetchStatus !== 'idle');
  return (
    <>
      <PageTitle title="New trip" />
      {isWaiting ? (
        <Waiting height="40rem" onRetry={() => void trips.refetch()} />
      ) : (
        <TripForm
          values={freshValues(known.data)}
          submitWord="Create trip"
          save={async (body) => {
            const { id } = await make.mutateAsync(body);
            void navigate(paths.hostTrip(id));
            return true;
          }}
        />
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
