import { client, dataOf, type Schemas } from './client';
import { orEmpty } from './orEmpty';
import { useOwn } from './own';

/** A trip that somebody travels with or hosts. Days are `YYYY-MM-DD` in the trip's zone. */
export type OwnVoyage = Schemas['VoyageDto'];

/** Of the query. What changes them stands elsewhere: every page's menu reads this file. */
export const VOYAGES = 'voyages';

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
