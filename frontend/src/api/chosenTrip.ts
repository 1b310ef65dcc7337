import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PHOTOS_KEY } from './chat/chatPhotos';
import { UNREAD_KEY } from './chat/unread';
import { client, dataOf } from './client';
import { useKeepOwn } from './keepOwn';
import { type OwnVoyage, VOYAGES } from './voyages';

/** Makes one of these trips, by its number, the first. */
export function useChooseTrip() {
  const keepOwn = useKeepOwn();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (tripId: number) =>
      dataOf<OwnVoyage[]>(client.PUT('/api/guest/trips/{tripId}/chosen', { params: { path: { tripId } } })),
    onSuccess: async (voyages) => {
      await keepOwn(VOYAGES, voyages);
      // What the other trip's chat held is nothing of this one's.
      await Promise.all([UNREAD_KEY, PHOTOS_KEY].map((queryKey) => queryClient.resetQueries({ queryKey })));
    },
  });
}
