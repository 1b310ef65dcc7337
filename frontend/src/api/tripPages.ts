import { queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PagePart } from '../../../backend/contracts/trip-pages';
import { client, type Schemas } from './client';
import { useTripOfPage } from '../lib/browser/useTripOfPage';
import { ofTripOnSale, staleWhileNoneIsOpen, TRIP_KEY, tripKey, tripQuery } from './trip';

/** A trip day by day, and what to look forward to on it. Version 0: nobody has planned it yet. */
export type TripPlan = Schemas['TripPlanDto'];
export type PlannedDay = TripPlan['days'][number];
export type PlannedActivity = PlannedDay['activities'][number];
export type Moment = TripPlan['moments'][number];

/** What a trip's home page says beyond its row. Version 0: nobody has written it yet. */
export type TripFront = Schemas['TripFrontDto'];
export type Slide = TripFront['slides'][number];
export type FrontCard = TripFront['cards'][number];

/** What a trip says of its ship, and what its fare holds. Version 0: what is true of every trip; nobody has written more. */
export type TripShip = Schemas['TripShipDto'];
export type ShipReason = TripShip['reasons'][number];
export type ShipFigure = TripShip['figures'][number];
export type AmenityGroup = TripShip['amenities'][number];
export type ShipExtra = TripShip['extras'][number];
export type ShipNote = TripShip['notes'][number];

/** A part of a trip's pages as it is drawn. */
export interface ShownPart<T> {
  /** Undefined while it is on its way, and when it did not load. */
  data: T | undefined;
  /** It did not load, and nothing of it is there. */
  isMissing: boolean;
  refetch: () => void;
}

// Under the trip's own key: who makes the trip to be read again has its pages read again.
const partOptions =
  <T>(part: PagePart, read: (asked: ReturnType<typeof asking>) => Promise<{ data?: T }>) =>
  (tripId?: number) =>
    queryOptions({
      queryKey: [...tripKey(tripId), part],
      queryFn: ({ signal, client: queryClient, queryKey }) =>
        ofTripOnSale(queryClient.getQueryData(queryKey), read(asking(signal, tripId))),
      staleTime: staleWhileNoneIsOpen,
    });
const asking = (signal: AbortSignal, tripId?: number) => ({ signal, params: tripQuery(tripId) });
const planOptions = partOptions('plan', (asked) => client.GET('/api/trips/current/plan', asked));
/** What the home page of a trip on sale says, as a query; of the one on the front page, where none is named. */
export const frontOptions = partOptions('front', (asked) => client.GET('/api/trips/current/front', asked));
/** What a trip on sale says of its ship, as {@link frontOptions}. */
export const shipOptions = partOptions('ship', (asked) => client.GET('/api/trips/current/ship', asked));

/**
 * A part is shown with its own trip alone. When another trip went on sale between two answers, the part counts as on its
 * way, and both are asked for again.
 */
function useOfTrip<T extends { tripId: number }>(
  { data: read, isError, refetch }: UseQueryResult<T | null>,
  tripId: number | undefined,
): ShownPart<T> {
  const queryClient = useQueryClient();
  const data = read ?? undefined;
  const isOfAnother = data !== undefined && tripId !== undefined && data.tripId !== tripId;
  useEffect(() => {
    if (!isOfAnother) return;
    void queryClient.invalidateQueries({ queryKey: TRIP_KEY }, { cancelRefetch: false });
  }, [isOfAnother, queryClient]);
  const shown = isOfAnother ? undefined : data;
  return { data: shown, isMissing: (isError || read === null) && !shown, refetch: () => void refetch() };
}

/** The plan of the page's trip; `tripId` is that of the trip it is shown with, as far as that is known. */
export function useTripPlan(tripId: number | undefined, isAsked = true): ShownPart<TripPlan> {
  return useOfTrip(useQuery({ ...planOptions(useTripOfPage()), enabled: isAsked }), tripId);
}

/** What the home page of the page's trip says; `tripId` as with {@link useTripPlan}. */
export function useTripFront(tripId: number | undefined, isAsked = true): ShownPart<TripFront> {
  return useOfTrip(useQuery({ ...frontOptions(useTripOfPage()), enabled: isAsked }), tripId);
}

/** What the home page of a trip says, by its number; null while it is not on sale. */
export const useFrontOf = (tripId: number) => useQuery(frontOptions(tripId));

/** What the page's trip says of its ship and its fare; `tripId` as with {@link useTripPlan}. */
export function useTripShip(tripId: number | undefined): ShownPart<TripShip> {
  return useOfTrip(useQuery(shipOptions(useTripOfPage())), tripId);
}
