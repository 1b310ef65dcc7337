import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from '../client';
import { useTripsChanged } from './hostTrips';

/** What a trip asks its travellers, and the version of the trip. */
export type HostQuestions = Schemas['HostQuestionsDto'];
/** All that it asks from then on, and the version that the host was looking at. */
export type ChangeQuestions = Schemas['ChangeQuestionsDto'];

const keyOf = (tripId: number) => ['host', 'trips', 'questions', tripId];

const questions = (tripId: number) =>
  queryOptions({
    queryKey: keyOf(tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<HostQuestions>(client.GET('/api/host/trips/{tripId}/questions', { params, signal }));
    },
  });

export function useHostQuestions(tripId: number) {
  return useQuery(questions(tripId));
}

/** As they stand on the server now. */
export function readHostQuestions(queryClient: QueryClient, tripId: number): Promise<HostQuestions> {
  return queryClient.fetchQuery({ ...questions(tripId), staleTime: 0 });
}

/**
 * Refuses with `trip.changed` when somebody saved the trip meanwhile, with `questions.answered` when other answers would be
 * deleted than were shown, and with fields that need another look.
 */
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
