import { useParams } from 'react-router-dom';
import { useHostFront } from '../../api/host/hostTripPages';
import { HostFrame } from '../../features/host/HostFrame';
import { FrontEditor } from '../../features/host-pages/FrontEditor';
import { FrontReading } from '../../features/host-pages/FrontReading';
import { TripPart } from './TripPart';

function Front({ tripId }: { tripId: number }) {
  const part = useHostFront(tripId);
  return (
    <TripPart tripId={tripId} title="Home page" part={part}>
      {({ trip, start, now }) =>
        now.isOwner ? (
          <FrontEditor
            trip={trip}
            start={start}
            versions={now.versions}
            onReload={() => window.location.reload()}
          />
        ) : (
          <FrontReading front={now} />
        )
      }
    </TripPart>
  );
}

/** A trip's home page: its owner writes it, its other hosts read it. */
export default function HostFrontPage() {
  const { tripId } = useParams();
  return (
    <HostFrame>
      <Front key={tripId} tripId={Number(tripId)} />
    </HostFrame>
  );
}
