import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

export type HostMe = Schemas['HostMeDto'];

/** The trips this person hosts, the one on sale first, and what they may do on each. */
export function useHostMe() {
  return useQuery({
    queryKey: ['host', 'trips', 'me'],
    queryFn: ({ signal }) => dataOf<HostMe>(client.GET('/api/host/me', { signal })),
  });
}
