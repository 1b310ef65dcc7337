import {
  keepPreviousData,
  type Query,
  type QueryClient,
  queryOptions,
  useQuery,
} from '@tanstack/react-query';
import { client, dataOf, type Schemas } from './client';
import { isPromoRefusal, isRefusal } from './errors';
import { TRIP_KEY, type TripView, useKnownTrip } from './trip';

/** The server's price of a selection today. `total` = fare + insurance + tax; `payable` = total - discount. */
export type Quote = Schemas['QuoteDto'];
export type Occupancy = Schemas['QuoteRequestDto']['occupancy'];
/** `installment` is the deposit today and the rest in the parts of the trip's plan. */
export type Plan = Schemas['QuoteRequestDto']['paymentType'];
type Asked = Schemas['QuoteRequestDto'];
/** What is being bought, apart from who travels; through the checkout unless it says otherwise. */
export type QuoteRequest = Omit<Asked, 'channel'> & Partial<Pick<Asked, 'channel'>>;

/** Travellers that sleep in a cabin: double is two, each with their own details and fare. */
export const TRAVELLERS: Record<Occupancy, number> = { double: 2, single: 1 };

export const QUOTES_KEY = ['/api/quote'] as const;

/** The trip whose price it is goes along: another may stand in front by the time that it is asked for. */
export const ofTrip = (
  selection: QuoteRequest,
  trip: Pick<TripView, 'id'> | null | undefined,
): QuoteRequest => (trip ? { ...selection, tripId: trip.id } : selection);

const OUTDATED = ['trip.cabin_not_sold', 'trip.not_on_sale'] as const;

/** A code that one price is refused with is refused with all: those that were told with it are asked for again. */
function forgetPricesWith(queryClient: QueryClient, { tripId, promoCode }: QuoteRequest): void {
  const predicate = ({ queryKey: [, selection], state }: Query): boolean => {
    const told = selection as QuoteRequest;
    // Neither what was refused already nor what is being asked: that would go in a circle.
    const isIdle = state.status === 'success' && state.fetchStatus === 'idle';
    return isIdle && told.tripId === tripId && told.promoCode === promoCode;
  };
  // What no page shows just now is not to be shown again, not even until it was asked for.
  queryClient.removeQueries({ queryKey: QUOTES_KEY, type: 'inactive', predicate });
  void queryClient.invalidateQueries({ queryKey: QUOTES_KEY, predicate });
}

/** The price of a selection as a query: for `useQuote`, and for whoever asks without drawing. */
export const quoteOptions = (selection: QuoteRequest) =>
  queryOptions({
    queryKey: [...QUOTES_KEY, selection],
    queryFn: async ({ signal, client: queryClient }) => {
      try {
        return await dataOf(
          client.POST('/api/quote', { body: { channel: 'checkout', ...selection }, signal }),
        );
      } catch (error) {
        // The trip on this page is older than what it sells.
        if (OUTDATED.some((code) => isRefusal(error, code)))
          void queryClient.invalidateQueries({ queryKey: TRIP_KEY });
        if (isPromoRefusal(error)) forgetPricesWith(queryClient, selection);
        throw error;
      }
    },
  });

/**
 * The price of a selection on the page's trip, once that is known; the last one stays on screen while the next is asked for.
 * Of a trip that is not on sale no price is asked.
 */
export function useQuote(selection: QuoteRequest, isKnown = true) {
  const trip = useKnownTrip();
  return useQuery({
    ...quoteOptions(ofTrip(selection, trip)),
    placeholderData: keepPreviousData,
    enabled: isKnown && Boolean(trip),
  });
}
