import { isNoTripOpen, useTrip } from '../../api/trip';
import { NoTripOnSale } from './NoTripOnSale';
import { Plan } from './Plan';

/** The plan of the trip on sale, for everybody. */
export default function ItineraryPage() {
  const { data, isError, error, refetch } = useTrip();
  const isClosed = isNoTripOpen(error);
  return (
    <Plan
      // Gaps are for what is on its way.
      trip={data ?? (isError ? null : undefined)}
      note={isClosed && <NoTripOnSale />}
      onRetry={isError && !isClosed ? () => void refetch() : undefined}
      offersCabins={!isClosed}
    />
  );
}
