import { client, dataOf } from './client';
import { useOwn } from './own';
import type { ShownPart, TripPlan } from './tripPages';

/** The plan of a trip that the signed-in person has a place on; not asked for while there is none. */
export function useOwnPlan(tripId: number | undefined): ShownPart<TripPlan> {
  const isOpen = tripId !== undefined;
  const { data, isError, refetch } = useOwn(
    `plan ${tripId}`,
    (signal) => {
      const params = { path: { tripId: tripId ?? 0 } };
      return dataOf<TripPlan>(client.GET('/api/guest/trips/{tripId}/plan', { params, signal }));
    },
    { isOpen },
  );
  return { data, isMissing: isError && !data, refetch: () => void refetch() };
}
