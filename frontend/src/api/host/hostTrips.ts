import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { NO_SHIP_GROUP } from '../../../../backend/contracts/ship-group';
import { client, dataOf, type Schemas } from '../client';
import { useFormKey } from '../formKey';
import { TRIP_KEY } from '../trip';
import { onceHeader } from '../onceHeader';

export type HostTrips = Schemas['HostTripsDto'];
export type HostTrip = Schemas['HostTripDto'];
/** Everything that the owner decides; prices are cents a person. */
export type EditTrip = Schemas['EditTripDto'];
export type EditCabin = Schemas['EditCabinDto'];
/** Something to add to bookings; its price is cents a traveller. */
export type EditAddOn = Schemas['EditAddOnDto'];
/** A code that makes bookings cost less. */
export type EditPromoCode = Schemas['EditPromoCodeDto'];
export type HostTripDetail = Schemas['HostTripDetailDto'];

const TRIPS = ['host', 'trips'];

type ShipPart = Pick<HostTripDetail, 'shipGroup' | 'shipGroupVersion'>;
/** During an update a node from before it may answer, which knows nothing of the ship's deadlines. */
type SentDetail = Omit<HostTripDetail, keyof ShipPart> & Partial<ShipPart>;

async function detailOf(call: Promise<{ data?: SentDetail }>): Promise<HostTripDetail> {
  const { shipGroup = NO_SHIP_GROUP, shipGroupVersion = 0, ...trip } = await dataOf<SentDetail>(call);
  return { ...trip, shipGroup, shipGroupVersion };
}

export function useHostTrips() {
  return useQuery({
    queryKey: [...TRIPS, 'list'],
    queryFn: ({ signal }) => dataOf<HostTrips>(client.GET('/api/host/trips', { signal })),
  });
}

/** Null while none is asked for. */
export function useHostTripDetail(tripId: number | null) {
  return useQuery({
    queryKey: [...TRIPS, 'detail', tripId],
    enabled: tripId !== null,
    queryFn: ({ signal }) => {
      const params = { path: { tripId: tripId ?? 0 } };
      return detailOf(client.GET('/api/host/trips/{tripId}', { params, signal }));
    },
  });
}

/** What every change of a trip leaves to be read again: the hosts' lists, and what the public pages show. */
export function useTripsChanged() {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: ['host'] });
    await queryClient.invalidateQueries({ queryKey: TRIP_KEY });
  };
}

/** Refuses with `trip.changed` when somebody saved meanwhile, and with fields that need another look. */
export function useChangeTrip(tripId: number) {
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: (body: Schemas['ChangeTripDto']) => {
      const params = { path: { tripId } };
      return detailOf(client.PUT('/api/host/trips/{tripId}', { params, body }));
    },
    onSuccess: changed,
  });
}

export function useMakeTrip() {
  const changed = useTripsChanged();
  const form = useFormKey();
  return useMutation({
    mutationFn: (body: EditTrip) => {
      const params = { header: onceHeader(form.keyOf(body)) };
      return dataOf<Schemas['MadeTripDto']>(client.POST('/api/host/trips', { params, body }));
    },
    onSuccess: form.renew,
    onSettled: changed,
  });
}

export function useDuplicateTrip(tripId: number) {
  const changed = useTripsChanged();
  const form = useFormKey();
  return useMutation({
    mutationFn: (startDate: string) => {
      const params = { path: { tripId }, header: onceHeader(form.keyOf(startDate)) };
      const body = { startDate };
      return dataOf<Schemas['MadeTripDto']>(client.POST('/api/host/trips/{tripId}/copies', { params, body }));
    },
    onSuccess: form.renew,
    onSettled: changed,
  });
}

/**
 * Takes a trip away that nobody booked. Refuses with `trip.not_removable`.
 * @param onRemoved leaves the page, which may have heard that the trip is gone, and be going itself
 */
export function useRemoveTrip(tripId: number, onRemoved: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await client.DELETE('/api/host/trips/{tripId}', { params: { path: { tripId } } });
    },
    onSuccess: async () => {
      onRemoved();
      // What the page of this trip reads would not be found any more.
      await queryClient.invalidateQueries({ queryKey: ['host'], refetchType: 'none' });
      await queryClient.refetchQueries({ queryKey: [...TRIPS, 'me'], type: 'active' });
    },
  });
}

/** Opens the booking of a trip, or closes it. */
export function useSaleOf(tripId: number) {
  const changed = useTripsChanged();
  const params = { path: { tripId } };
  return useMutation({
    mutationFn: async (isOpen: boolean) => {
      await (isOpen
        ? client.PUT('/api/host/trips/{tripId}/booking', { params })
        : client.DELETE('/api/host/trips/{tripId}/booking', { params }));
    },
    onSuccess: changed,
  });
}

/** Puts a trip on the front page, in the place of the one that is shown to stand there. */
export function useFrontPlace(tripId: number) {
  const changed = useTripsChanged();
  return useMutation({
    mutationFn: async (replacesTripId: number) => {
      await client.PUT('/api/host/trips/{tripId}/front-place', {
        params: { path: { tripId } },
        body: { replacesTripId },
      });
    },
    onSuccess: changed,
  });
}
