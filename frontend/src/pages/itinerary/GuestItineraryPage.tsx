import { dated } from '../../features/voyage/dated';
import { useVoyage } from '../../features/voyage/useVoyage';
import { NoTripOnSale } from './NoTripOnSale';
import { Plan } from './Plan';

const UNDATED = 'The dates of your trip are not set yet. Here is what happens on our trips.';

/** The plan of the trip that the person has a place on; for who has none, of the one on sale. */
export default function GuestItineraryPage() {
  const { voyage, isOwn, isNoneOpen, isError, refetch } = useVoyage();
  const trip = voyage ? dated(voyage) : undefined;
  return (
    <Plan
      // Gaps are for what is on its way.
      trip={trip === undefined && (isNoneOpen || isError) ? null : trip}
      note={isNoneOpen ? <NoTripOnSale /> : trip === null && UNDATED}
      onRetry={isError ? refetch : undefined}
      offersCabins={voyage !== undefined && !isOwn}
    />
  );
}
