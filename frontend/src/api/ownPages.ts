import { client, dataOf } from './client';
import { useOwn } from './own';
import type { ShownPart, TripFront, TripPlan } from './tripPages';

interface Path {
  path: { tripId: number };
}

/** A part of the pages of a trip that the signed-in person travels with or hosts; not asked for while there is none. */
function useOwnPart<T>(
  part: string,
  tripId: number | undefined,
  fetch: (params: Path, signal: AbortSignal) => Promise<T>,
): ShownPart<T> {
  const { data, isError, refetch } = useOwn(
    `${part} ${tripId}`,
    (signal) => fetch({ path: { tripId: tripId ?? 0 } }, signal),
    { isOpen: tripId !== undefined },
  );
  return { data, isMissing: isError && !data, refetch: () => void refetch() };
}

/** Its plan. */
export const useOwnPlan = (tripId: number | undefined): ShownPart<TripPlan> =>
  useOwnPart('plan', tripId, (params, signal) =>
    dataOf<TripPlan>(client.GET('/api/guest/trips/{tripId}/plan', { params, signal })),
  );

/** What its home page says, or said while it was on sale. */
export const useOwnFront = (tripId: number | undefined): ShownPart<TripFront> =>
  useOwnPart('front', tripId, (params, signal) =>
    dataOf<TripFront>(client.GET('/api/guest/trips/{tripId}/front', { params, signal })),
  );
