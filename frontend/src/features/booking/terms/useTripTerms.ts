import { useOwnTerms } from '../../../api/ownTerms';
import type { TripView } from '../../../api/trip';
import type { TermsFacts } from './terms';

/** What a page says where {@link TripTerms.isMissing}. */
export const TERMS_MISSING = 'The terms could not be loaded. Try again.';

/** The terms of a trip on sale, as far as they are there. */
export interface TripTerms {
  /** Undefined while what the trip adds to them is on its way, and when it did not load. */
  facts: TermsFacts | undefined;
  isMissing: boolean;
  refetch: () => void;
}

/** The terms of the trip that a page is about, with what its owner adds to them. */
export function useTripTerms(trip: TripView | undefined): TripTerms {
  const { sections: ownTerms, ...rest } = useOwnTerms(trip);
  return { facts: trip && ownTerms && { ...trip, ownTerms }, ...rest };
}
