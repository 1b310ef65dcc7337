import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { inTrip, tripIn } from '../tripAddress';

/** The trip that the address names; undefined on pages that name none, which are about the one on the front page. */
export const useTripOfPage = (): number | undefined => tripIn(useLocation().pathname);

/** Leads from the pages of a trip to the pages of the same trip: nobody books another than they looked at. */
export function useInTrip(): (address: string) => string {
  const tripId = useTripOfPage();
  return useCallback((address: string) => inTrip(address, tripId), [tripId]);
}
