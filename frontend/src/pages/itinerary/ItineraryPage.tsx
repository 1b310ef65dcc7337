import { isNoTripOpen, useTrip } from '../../api/trip';
import { useTripPlan } from '../../api/tripPages';
import { NoTripOnSale } from './NoTripOnSale';
import { Plan } from './Plan';

/** The plan of a trip on sale, for everybody. */
export default function ItineraryPage() {
  const { data, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  const plan = useTripPlan(data?.id);
  const failed = isError ? 'trip' : plan.isMissing ? 'plan' : undefined;
  const retry = () => {
    void refetch();
    plan.refetch();
  };
  return (
    <Plan
      // Gaps are for what is on its way.
      trip={data ?? (isError ? null : undefined)}
      plan={isClosed ? null : (plan.data ?? (plan.isMissing ? null : undefined))}
      note={isClosed && <NoTripOnSale />}
      failed={isClosed ? undefined : failed}
      onRetry={retry}
      offersCabins={!isClosed}
    />
  );
}
