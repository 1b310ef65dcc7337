import { useParams } from 'react-router-dom';
import { useHostPlan } from '../../api/host/hostTripPages';
import { HostFrame } from '../../features/host/HostFrame';
import { PlanEditor } from '../../features/host-pages/PlanEditor';
import { PlanReading } from '../../features/host-pages/PlanReading';
import { TripPart } from './TripPart';

function Plan({ tripId }: { tripId: number }) {
  const part = useHostPlan(tripId);
  return (
    <TripPart tripId={tripId} title="Day-by-day plan" part={part}>
      {({ trip, start, now }) =>
        now.isOwner ? (
          <PlanEditor
            trip={trip}
            start={start}
            versions={now.versions}
            onReload={() => window.location.reload()}
          />
        ) : (
          <PlanReading plan={now} startDate={trip.startDate} />
        )
      }
    </TripPart>
  );
}

/** A trip day by day: its owner writes it, its other hosts read it. */
export default function HostPlanPage() {
  const { tripId } = useParams();
  return (
    <HostFrame>
      <Plan key={tripId} tripId={Number(tripId)} />
    </HostFrame>
  );
}
