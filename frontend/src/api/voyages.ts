import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PHOTOS_KEY } from './chat/chatPhotos';
import { UNREAD_KEY } from './chat/unread';
import { client, dataOf, type Schemas } from './client';
import { orEmpty } from './guestArea';
import { useKeepOwn, useOwn } from './own';

/** A trip that somebody travels with or hosts. Days are `YYYY-MM-DD` in the trip's zone. */
export type OwnVoyage = Schemas['VoyageDto'];

const VOYAGES = 'voyages';

/**
 * The trips the person travels with or hosts; first the one that their pages, chat and guest list are about.
 * @param isOpen false where none is open to them, and nobody needs to ask.
 */
export function useVoyages(isOpen = true) {
  return useOwn(
    VOYAGES,
    (signal) => orEmpty(dataOf<OwnVoyage[]>(client.GET('/api/guest/voyages', { signal })), []),
    { isOpen },
  );
}

/**
 * The day since which the guest list of a trip is closed to the person, of the one that their pages are about where none is named;
 * null while it is open, or not known.
 */
export function useListClosedOn({ tripId, isOpen }: { tripId?: number | undefined; isOpen?: boolean } = {}) {
  const { data: voyages = [] } = useVoyages(isOpen);
  const voyage = tripId === undefined ? voyages[0] : voyages.find(({ id }) => id === tripId);
  return voyage?.listClosedOn ?? null;
}

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
