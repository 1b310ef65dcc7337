import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PagePart } from '../../../../backend/contracts/trip-pages';
import { client, dataOf, type Schemas } from '../client';
import { useTripsChanged } from './hostTrips';

/** A part of a trip's pages with its versions, the newest first. Version 0: nobody has written it yet. */
export type HostPlan = Schemas['HostPlanDto'];
export type HostFront = Schemas['HostFrontDto'];
/** What a host saves of it: all of the part, and the version that they were looking at. */
export type ChangePlan = Schemas['ChangePlanDto'];
export type ChangeFront = Schemas['ChangeFrontDto'];
/** A part as it was saved once. */
type PastPlan = Schemas['TripPlanDto'];
type PastFront = Schemas['TripFrontDto'];

const keyOf = (part: PagePart, tripId: number) => ['host', 'trips', part, tripId];

export function useHostPlan(tripId: number) {
  return useQuery({
    queryKey: keyOf('plan', tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<HostPlan>(client.GET('/api/host/trips/{tripId}/plan', { params, signal }));
    },
  });
}

export function useHostFront(tripId: number) {
  return useQuery({
    queryKey: keyOf('front', tripId),
    queryFn: ({ signal }) => {
      const params = { path: { tripId } };
      return dataOf<HostFront>(client.GET('/api/host/trips/{tripId}/front', { params, signal }));
    },
  });
}

/** Refuses with `trip.changed` when somebody saved meanwhile, and with fields that need another look. */
export function useSavePlan(tripId: number) {
  const saved = useSaved('plan', tripId);
  return useMutation({
    mutationFn: (body: ChangePlan) => {
      const params = { path: { tripId } };
      return dataOf<HostPlan>(client.PUT('/api/host/trips/{tripId}/plan', { params, body }));
    },
    onSuccess: saved,
  });
}

/** As {@link useSavePlan}, of the home page. */
export function useSaveFront(tripId: number) {
  const saved = useSaved('front', tripId);
  return useMutation({
    mutationFn: (body: ChangeFront) => {
      const params = { path: { tripId } };
      return dataOf<HostFront>(client.PUT('/api/host/trips/{tripId}/front', { params, body }));
    },
    onSuccess: saved,
  });
}

function useSaved(part: PagePart, tripId: number) {
  const queryClient = useQueryClient();
  const changed = useTripsChanged();
  return async (saved: HostPlan | HostFront) => {
    queryClient.setQueryData(keyOf(part, tripId), saved);
    await changed();
  };
}

/** Fetches the plan as it was in a version. */
export function usePastPlan(tripId: number) {
  return useMutation({
    mutationFn: (version: number) => {
      const params = { path: { tripId, version } };
      return dataOf<PastPlan>(client.GET('/api/host/trips/{tripId}/plan/versions/{version}', { params }));
    },
  });
}

/** Fetches the home page as it was in a version. */
export function usePastFront(tripId: number) {
  return useMutation({
    mutationFn: (version: number) => {
      const params = { path: { tripId, version } };
      return dataOf<PastFront>(client.GET('/api/host/trips/{tripId}/front/versions/{version}', { params }));
    },
  });
}
