import { useMutation, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { useKeepOwn } from './keepOwn';
import { useOwn } from './own';
import { TRIP_KEY } from './trip';

/** What the signed-in person has said of a trip of theirs, or may say. */
export type GuestReview = Schemas['GuestReviewDto'];

const nameOf = (tripId: number) => `review ${tripId}`;

/** Refuses with `trip.not_found` for a trip on which the person has no place. */
export function useOwnReview(tripId: number) {
  return useOwn(nameOf(tripId), (signal) =>
    dataOf<GuestReview>(
      client.GET('/api/guest/trips/{tripId}/review', { params: { path: { tripId } }, signal }),
    ),
  );
}

/** Takes over what a change was answered with; the trips' pages show another review now. */
function useKeepReview(tripId: number) {
  const keep = useKeepOwn();
  const queryClient = useQueryClient();
  return (review: GuestReview) => {
    void keep(nameOf(tripId), review);
    void queryClient.invalidateQueries({ queryKey: TRIP_KEY });
  };
}

/** Refuses with a sentence for who may write none, and with fields that need another look. */
export function useSaveReview(tripId: number) {
  const onSuccess = useKeepReview(tripId);
  return useMutation({
    mutationFn: (body: Schemas['WriteReviewDto']) =>
      dataOf<GuestReview>(
        client.PUT('/api/guest/trips/{tripId}/review', { params: { path: { tripId } }, body }),
      ),
    onSuccess,
  });
}

/** Takes it back for good. */
export function useTakeBackReview(tripId: number) {
  const onSuccess = useKeepReview(tripId);
  return useMutation({
    mutationFn: () =>
      dataOf<GuestReview>(
        client.DELETE('/api/guest/trips/{tripId}/review', { params: { path: { tripId } } }),
      ),
    onSuccess,
  });
}
