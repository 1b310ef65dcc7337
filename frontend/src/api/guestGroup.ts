import { client, dataOf, type Schemas } from './client';
import { useOwn } from './own';

/** Pictures of the people of a trip. Version 0: its hosts have chosen none, and these are the site's own. */
export type TripGroup = Schemas['TripGroupDto'];

/** Those of the trip that is open to the signed-in person. */
export function useGuestGroup() {
  return useOwn('group', (signal) => dataOf<TripGroup>(client.GET('/api/guest/group', { signal })));
}
