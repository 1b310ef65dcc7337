import { useQuery } from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';

/** What holds for the whole site, whether a trip is on sale or not: the operator's configuration. */
export type Site = Schemas['SiteDto'];

/** The same as far as it is known; pages that arrive drawn bring it along. */
export function useSite(): Site | undefined {
  const { data } = useQuery({
    queryKey: ['/api/site'],
    queryFn: ({ signal }) => dataOf<Site>(client.GET('/api/site', { signal })),
  });
  return data;
}

/**
 * Whether the guests' pages open with the deposit and stay open while each part is paid by its day, as far as it is known.
 * By default they open once all is paid.
 */
export const useOpensWithDeposit = (): boolean => useSite()?.opensWithDeposit ?? false;
