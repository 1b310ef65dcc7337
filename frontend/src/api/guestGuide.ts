import { client, dataOf, type Schemas } from './client';
import { useOwn } from './own';

/** How the guests of a trip get ready for it, and what it asks for. Version 0: nobody has written it yet. */
export type TripGuide = Schemas['GuestGuideDto'];
export type PreparationStep = TripGuide['steps'][number];
export type PackingGroup = TripGuide['packing'][number];

/** The guide of the trip that is open to the signed-in person: what they pack is ticked for the one that it names. */
export function useGuestGuide() {
  return useOwn('guide', (signal) => dataOf<TripGuide>(client.GET('/api/guest/guide', { signal })));
}
