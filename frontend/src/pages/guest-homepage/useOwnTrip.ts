import { useQuery } from '@tanstack/react-query';
import { isNoTripOpen, tripOptions, useTrip } from '../../api/trip';
import { useVoyages } from '../../api/voyages';

/**
 * The trip that the person's pages are about, as it is sold; of who has none, the one on the front page. `trip` is null where
 * that one is not on sale, and where nobody could tell which it is, which the welcome says; undefined while it is not known.
 */
export function useOwnTrip() {
  const own = useVoyages();
  const front = useTrip();
  const isOwnKnown = own.data !== undefined;
  const ownId = own.data?.[0]?.id;
  // The welcome asks for the one on the front page: mostly it is this one, and is not asked for twice.
  const isFront = front.data?.id === ownId;
  const { data, error, isError, refetch } = useQuery({
    ...tripOptions(isFront ? undefined : ownId),
    enabled: isOwnKnown && !front.isPending,
  });
  if (!isOwnKnown) return { trip: own.isError ? null : undefined, isError: false, refetch: own.refetch };
  const isNone = isNoTripOpen(error);
  return { trip: isNone ? null : data, isError: isError && !isNone, refetch };
}
