import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { useTripsChanged } from './hostTrips';

/** What a trip asks its travellers, and the version of the trip. */
export type HostQuestions = Schemas['HostQuestionsDto'];
/** All that it asks from then on, and the version that the host was looking at. */
export type ChangeQuestions = Schemas['ChangeQuestionsDto'];

const keyOf = (tripId: number) => ['host', 'trips', 'questions', tripId];

export function useHostQuestions(tripId: number) {
  return useQuery({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<HostQuestions>(client.GET('/api/host/trips/{tripId}/questions', { params, signal }));
    },
  });
}

/** Refuses with `trip.changed` when somebody saved the trip meanwhile, and with fields that need another look. */
export function useSaveQuestions(tripId: number) {
  const queryClient = useQueryClient();
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: (body: ChangeQuestions) => {
      const params = { path: { tripId } };
      return dataOf<HostQuestions>(client.PUT('/api/host/trips/{tripId}/questions', { params, body }));
    },
    onSuccess: async (saved) => {
      queryClient.setQueryData(keyOf(tripId), saved);
      await changed();
    },
  });
}
