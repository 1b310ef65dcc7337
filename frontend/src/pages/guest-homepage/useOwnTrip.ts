import { useQuery } from '@tanstack/react-query';
import { isNoTripOpen, tripOptions } from '../../api/trip';
import { useVoyages } from '../../api/voyages';

/**
 * The trip that the person's pages are about, as it is sold; of who has none, the one on the front page. `trip` is null where
 * that one is not on sale, and where nobody could tell which it is, which the welcome says; undefined while it is not known.
 */
export function useOwnTrip() {
  const own = useVoyages();
  const isOwnKnown = own.data !== undefined;
  const { data, error, isError, refetch } = useQuery({
    ...tripOptions(own.data?.[0]?.id),
    enabled: isOwnKnown,
  });
  if (!isOwnKnown) return { trip: own.isError ? null : undefined, isError: false, refetch: own.refetch };
  const isNone = isNoTripOpen(error);
  return { trip: isNone ? null : data, isError: isError && !isNone, refetch };
}
