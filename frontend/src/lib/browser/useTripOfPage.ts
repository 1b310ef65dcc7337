import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { codeOf, inTrip, tripIn, withCode } from '../tripAddress';

const never = () => () => undefined;

/** The trip that the address names; undefined on pages that name none, which are about the one on the front page. */
export const useTripOfPage = (): number | undefined => tripIn(useLocation().pathname);

/**
 * Leads from the pages of a trip to the pages of the same trip: nobody books another than they looked at. The code of the
 * page's address goes along; pages that the server draws are the same for every address, and know it once they are taken over.
 */
export function useInTrip(): (address: string) => string {
  const { pathname, search } = useLocation();
  const tripId = tripIn(pathname);
  const code = useSyncExternalStore(
    never,
    () => codeOf(pathname, search),
    () => '',
  );
  return useCallback((address: string) => withCode(inTrip(address, tripId), code, tripId), [tripId, code]);
}
