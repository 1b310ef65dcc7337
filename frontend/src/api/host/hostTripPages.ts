import { client, dataOf, type Schemas } from '../client';
import { pagePart } from './pagePart';

/** A part of a trip's pages with its versions, the newest first. Version 0: nobody has written it yet. */
export type HostPlan = Schemas['HostPlanDto'];
export type HostFront = Schemas['HostFrontDto'];
/** While nobody has written these four, they say what is true of every cruise. */
export type HostShip = Schemas['HostShipDto'];
export type HostCabins = Schemas['HostCabinsDto'];
export type HostGuide = Schemas['HostGuideDto'];
export type HostGroup = Schemas['HostGroupDto'];
/** What a host saves of it: all of the part, and the version that they were looking at. */
export type ChangePlan = Schemas['ChangePlanDto'];
export type ChangeFront = Schemas['ChangeFrontDto'];
export type ChangeShip = Schemas['ChangeShipDto'];
export type ChangeCabins = Schemas['ChangeCabinsDto'];
export type ChangeGuide = Schemas['ChangeGuideDto'];
export type ChangeGroup = Schemas['ChangeGroupDto'];

/** A trip day by day. */
export const {
  useNow: useHostPlan,
  useSave: useSavePlan,
  usePast: usePastPlan,
} = pagePart<HostPlan, ChangePlan, Schemas['PastPlanDto']>('plan', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/plan', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/plan', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/plan/versions/{version}', { params: { path } })),
});

/** A trip's home page. */
export const {
  useNow: useHostFront,
  useSave: useSaveFront,
  usePast: usePastFront,
} = pagePart<HostFront, ChangeFront, Schemas['PastFrontDto']>('front', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/front', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/front', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/front/versions/{version}', { params: { path } })),
});

/** A trip's ship, and what the fare holds. */
export const {
  useNow: useHostShip,
  useSave: useSaveShip,
  usePast: usePastShip,
} = pagePart<HostShip, ChangeShip, Schemas['PastShipDto']>('ship', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/ship', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/ship', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/ship/versions/{version}', { params: { path } })),
});

/** How the cabins of a trip look. */
export const {
  useNow: useHostCabins,
  useSave: useSaveCabins,
  usePast: usePastCabins,
} = pagePart<HostCabins, ChangeCabins, Schemas['PastCabinsDto']>('cabins', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/cabins', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/cabins', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/cabins/versions/{version}', { params: { path } })),
});

/** How the guests of a trip get ready for it. */
export const {
  useNow: useHostGuide,
  useSave: useSaveGuide,
  usePast: usePastGuide,
} = pagePart<HostGuide, ChangeGuide, Schemas['PastGuideDto']>('guide', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/guide', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/guide', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/guide/versions/{version}', { params: { path } })),
});

/** Pictures of the people of a trip. */
export const {
  useNow: useHostGroup,
  useSave: useSaveGroup,
  usePast: usePastGroup,
} = pagePart<HostGroup, ChangeGroup, Schemas['PastGroupDto']>('group', {
  read: (path, signal) => dataOf(client.GET('/api/host/trips/{tripId}/group', { params: { path }, signal })),
  save: (path, body) => dataOf(client.PUT('/api/host/trips/{tripId}/group', { params: { path }, body })),
  past: (path) =>
    dataOf(client.GET('/api/host/trips/{tripId}/group/versions/{version}', { params: { path } })),
});
