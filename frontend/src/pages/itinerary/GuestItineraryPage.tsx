import { useSession } from '../../api/session';
import { EndedSession } from '../../features/gate/EndedSession';
import { dated } from '../../features/voyage/dated';
import { useVoyage } from '../../features/voyage/useVoyage';
import { useVoyagePlan } from '../../features/voyage/useVoyagePages';
import { NoTripOnSale } from './NoTripOnSale';
import { Plan } from './Plan';

const UNDATED = 'The dates of your trip are not set yet.';
const CALLED_OFF = 'This trip was called off: it does not take place. What was planned stays here to read.';

/** The plan of the trip that the person has a place on; for who has none, of the one on sale. Whose session has ended reads so. */
export default function GuestItineraryPage() {
  const { user, endedFor } = useSession();
  return !user && endedFor !== null ? <EndedSession userId={endedFor} /> : <GuestItinerary />;
}

function GuestItinerary() {
  const found = useVoyage();
  const { voyage, isOwn, isNoneOpen, isError } = found;
  const isOff = voyage?.isCalledOff ?? false;
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
      // Gaps are for what is on its way; what does not take place has no days.
      trip={isWithoutTrip || isOff ? null : trip}
      plan={plan.data ?? (isWithoutTrip || plan.isMissing ? null : undefined)}
      note={isNoneOpen ? <NoTripOnSale /> : isOff ? CALLED_OFF : trip === null && UNDATED}
      failed={failed}
      onRetry={retry}
      offersCabins={voyage !== undefined && !isOwn}
    />
  );
}
