import { useSearchParams } from 'react-router-dom';

/** Which trips a tab of the desk is about: one, those that are not over, or with null all that the host hosts. */
export type TripScope = number | 'current' | null;

/** As an address has all trips: `?trip=all`. Without `trip` the daily tabs are about the current ones. */
export const ALL_TRIPS = 'all';

/** The scope that the `trip` of an address asks for. */
export function readScope(trip: string | null): TripScope {
  const chosen = Number(trip);
  if (Number.isInteger(chosen) && chosen > 0) return chosen;
  return trip === ALL_TRIPS ? null : 'current';
}

/** What stands for a scope in an address: {@link readScope} the other way round. */
export function tripInAddress(scope: TripScope): string | undefined {
  if (scope === null) return ALL_TRIPS;
  return scope === 'current' ? undefined : String(scope);
}

/** The scope as the server is asked for it. */
export function scopeQuery(scope: TripScope): { trip?: number; when?: 'current' } {
  if (scope === null) return {};
  return scope === 'current' ? { when: 'current' } : { trip: scope };
}

/** Which trips the daily tabs are about now, as the address has it. */
export function useTripScope(): TripScope {
  const [query] = useSearchParams();
  return readScope(query.get('trip'));
}
