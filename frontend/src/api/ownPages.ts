import { client, dataOf } from './client';
import { useOwn } from './own';
import type { ShownPart, TripFront, TripPlan, TripShip } from './tripPages';

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
  const again = () => {
    // Of no trip there is nothing to ask for.
    if (tripId !== undefined) void refetch();
  };
  return { data, isMissing: isError && !data, refetch: again };
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

/** What its ship's page says. */
export const useOwnShip = (tripId: number | undefined): ShownPart<TripShip> =>
  useOwnPart('ship', tripId, (params, signal) =>
    dataOf<TripShip>(client.GET('/api/guest/trips/{tripId}/ship', { params, signal })),
  );
