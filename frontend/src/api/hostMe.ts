import { useQuery } from '@tanstack/react-query';
import { meantTrip } from '../lib/meantTrip';
import { ownZone } from '../lib/ownZone';
import { client, dataOf, type Schemas } from './client';

export type HostMe = Schemas['HostMeDto'];

/** The trips this person hosts, the one on sale first, and what they may do on each. */
export function useHostMe() {
  return useQuery({
    queryKey: ['host', 'trips', 'me'],
    queryFn: ({ signal }) => dataOf<HostMe>(client.GET('/api/host/me', { signal })),
  });
}

/** The zone in which a page of the desk writes its times: that of the trip it is about. */
export function useDeskZone(trip: number | null): string {
  return meantTrip(useHostMe().data?.trips ?? [], trip)?.timeZone ?? ownZone();
}
