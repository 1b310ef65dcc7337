import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { useTripsChanged } from './hostTrips';

/** A review of a trip, for its hosts. */
export type HostReview = Schemas['HostReviewDto'];

const keyOf = (tripId: number) => ['host', 'trips', 'reviews', tripId];

/** The newest first, those that are taken down too. */
export function useTripReviews(tripId: number) {
  return useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) =>
      dataOf<HostReview[]>(
        client.GET('/api/host/trips/{tripId}/reviews', { params: { path: { tripId } }, signal }),
      ),
  });
}

/** Refuses with `review.changed` for other words than those of this version, and with `review.not_found`. */
export function useTakeDown(tripId: number) {
  const queryClient = useQueryClient();
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: ({ id: reviewId, ...body }: Schemas['TakeDownDto'] & Pick<HostReview, 'id'>) =>
      dataOf<HostReview[]>(
        client.POST('/api/host/trips/{tripId}/reviews/{reviewId}/take-down', {
          params: { path: { tripId, reviewId } },
          body,
        }),
      ),
    onSuccess: async (reviews) => {
      queryClient.setQueryData(keyOf(tripId), reviews);
      await changed();
    },
    // Its author has changed it, or taken it back: what there is now is shown next.
    onError: changed,
  });
}
