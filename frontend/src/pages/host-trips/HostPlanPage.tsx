import { useHostPlan } from '../../api/host/hostTripPages';
import { PlanEditor } from '../../features/host-pages/PlanEditor';
import { PlanReading } from '../../features/host-pages/PlanReading';
import { type OfTrip, TripPart, TripPartPage } from './TripPart';

function Plan({ tripId }: OfTrip) {
  return (
    <TripPart
      tripId={tripId}
      title="Day-by-day plan"
      part={useHostPlan(tripId)}
      editor={PlanEditor}
      reading={PlanReading}
    />
  );
}

/** A trip day by day: its owner writes it, its other hosts read it. */
export default function HostPlanPage() {
  return <TripPartPage part={Plan} />;
}
