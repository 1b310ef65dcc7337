import { useHostMe } from '../../api/host/hostMe';

const NONE = { money: false, documents: false, messages: false };

/** What this host may do on a trip beside what every host may; nothing while it is not known. */
export function useRights(tripId: number) {
  return useHostMe().data?.trips.find((trip) => trip.tripId === tripId) ?? NONE;
}
