import { dated } from '../../features/voyage/dated';
import { useVoyage } from '../../features/voyage/useVoyage';
import { useVoyagePlan } from '../../features/voyage/useVoyagePages';
import { NoTripOnSale } from './NoTripOnSale';
import { Plan } from './Plan';

const UNDATED = 'The dates of your trip are not set yet.';

/** The plan of the trip that the person has a place on; for who has none, of the one on sale. */
export default function GuestItineraryPage() {
  const found = useVoyage();
  const { voyage, isOwn, isNoneOpen, isError } = found;
  const trip = voyage ? dated(voyage) : undefined;
  const plan = useVoyagePlan(found);
  const isWithoutTrip = !voyage && (isNoneOpen || isError);
  const failed = isError ? 'trip' : plan.isMissing ? 'plan' : undefined;
  const retry = () => {
    found.refetch();
    plan.refetch();
  };
  return (
    <Plan
      // Gaps are for what is on its way.
      trip={isWithoutTrip ? null : trip}
      plan={plan.data ?? (isWithoutTrip || plan.isMissing ? null : undefined)}
      note={isNoneOpen ? <NoTripOnSale /> : trip === null && UNDATED}
      failed={failed}
      onRetry={retry}
      offersCabins={voyage !== undefined && !isOwn}
    />
  );
}
