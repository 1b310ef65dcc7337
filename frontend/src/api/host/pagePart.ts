import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PagePart } from '../../../../backend/contracts/trip-pages';
import { useTripsChanged } from './hostTrips';

/** How a part of a trip's pages is asked for and sent. */
interface Requests<Now, Change, Past> {
  read: (path: { tripId: number }, signal: AbortSignal) => Promise<Now>;
  save: (path: { tripId: number }, body: Change) => Promise<Now>;
  past: (path: { tripId: number; version: number }) => Promise<Past>;
}

/** What the editors of a part work with. */
export function pagePart<Now, Change, Past>(part: PagePart, requests: Requests<Now, Change, Past>) {
  const keyOf = (tripId: number) => ['host', 'trips', part, tripId];
  return {
    /** The part as it is saved, with its versions. */
    useNow: (tripId: number) =>
      useQuery({ queryKey: keyOf(tripId), queryFn: ({ signal }) => requests.read({ tripId }, signal) }),

    /** Refuses with `trip.changed` when somebody saved meanwhile, and with fields that need another look. */
    useSave: (tripId: number) => {
      const queryClient = useQueryClient();
      const changed = useTripsChanged();
      return useMutation({
        mutationFn: (body: Change) => requests.save({ tripId }, body),
        onSuccess: async (saved) => {
          queryClient.setQueryData(keyOf(tripId), saved);
          await changed();
        },
      });
    },

    /** Fetches the part as it was in a version. */
    usePast: (tripId: number) =>
      useMutation({ mutationFn: (version: number) => requests.past({ tripId, version }) }),
  };
}
