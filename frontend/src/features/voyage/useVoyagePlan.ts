import { useOwnPlan } from '../../api/ownPlan';
import { type ShownPart, type TripPlan, useTripPlan } from '../../api/tripPages';
import type { useVoyage } from './useVoyage';

type Found = Pick<ReturnType<typeof useVoyage>, 'voyage' | 'isOwn'>;

const NOT_ASKED: ShownPart<TripPlan> = { data: undefined, isMissing: false, refetch: () => undefined };

/** The plan of the trip that `useVoyage` found: of the person's own, or of the one on sale. Asked for once that is known. */
export function useVoyagePlan({ voyage, isOwn }: Found): ShownPart<TripPlan> {
  const own = useOwnPlan(isOwn ? voyage?.id : undefined);
  const isSold = voyage !== undefined && !isOwn;
  const sold = useTripPlan(isSold ? voyage.id : undefined, isSold);
  if (isOwn) return own;
  return isSold ? sold : NOT_ASKED;
}
