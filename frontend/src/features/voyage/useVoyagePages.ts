import { useOwnFront, useOwnPlan } from '../../api/ownPages';
import {
  type ShownPart,
  type TripFront,
  type TripPlan,
  useTripFront,
  useTripPlan,
} from '../../api/tripPages';
import type { useVoyage } from './useVoyage';

type Found = Pick<ReturnType<typeof useVoyage>, 'voyage' | 'isOwn'>;

/** Of a trip of the person's own, or of the one on sale; of neither while no trip is found. */
const idsOf = ({ voyage, isOwn }: Found) => (isOwn ? { ownId: voyage?.id } : { soldId: voyage?.id });

function partOf<T>({ voyage, isOwn }: Found, own: ShownPart<T>, sold: ShownPart<T>): ShownPart<T> {
  if (isOwn) return own;
  return voyage ? sold : { data: undefined, isMissing: false, refetch: () => undefined };
}

/** The plan of the trip that `useVoyage` found. Asked for once that is known. */
export function useVoyagePlan(found: Found): ShownPart<TripPlan> {
  const { ownId, soldId } = idsOf(found);
  return partOf(found, useOwnPlan(ownId), useTripPlan(soldId, soldId !== undefined));
}

/** The home page of that trip. */
export function useVoyageFront(found: Found): ShownPart<TripFront> {
  const { ownId, soldId } = idsOf(found);
  return partOf(found, useOwnFront(ownId), useTripFront(soldId, soldId !== undefined));
}
