import { useQuery } from '@tanstack/react-query';
import { client, type Schemas } from './client';
import { ofTripOnSale, tripKey, tripQuery, type TripView } from './trip';

/** What a trip's owner adds to the terms, section by section. */
type OwnTerms = Schemas['TripTermsDto']['sections'];

/** As it is shown with the terms that every trip has. */
interface ShownOwnTerms {
  /** Undefined while it is on its way, and when it did not load. */
  sections: OwnTerms | undefined;
  isMissing: boolean;
  refetch: () => void;
}

const NONE: OwnTerms = [];

/** What a trip adds to the terms. Most add nothing, which the trip itself says: then nothing is asked. */
export function useOwnTerms(trip: TripView | undefined): ShownOwnTerms {
  const { data, isError, refetch } = useQuery({
    // Others with each version of the trip, which is what a payment is checked by: nobody agrees to older words.
    queryKey: [...tripKey(trip?.id), 'terms', trip?.version],
    queryFn: ({ signal, client: queryClient, queryKey }) =>
      ofTripOnSale(
        queryClient.getQueryData(queryKey),
        client.GET('/api/trips/current/terms', { signal, params: tripQuery(trip?.id) }),
      ),
    enabled: trip?.hasOwnTerms === true,
    // A version keeps its own: read again with the trip, those of the next would stand under it and be gone at once.
    staleTime: ({ state }) => (state.data ? 'static' : 0),
  });
  const sections = trip && !trip.hasOwnTerms ? NONE : data?.sections;
  return { sections, isMissing: !sections && (isError || data === null), refetch: () => void refetch() };
}
