import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from './errors';
import { useKeepOwn } from './keepOwn';
import { useSession } from './session';

/** What a profile tells of one trip of the person's: read of the one they mean, and saved of the one that it names. */
const PARTS = ['details', 'waiver', 'checklist', 'documents', 'privacy'] as const;

interface OfTrip {
  tripId: number | null;
}

/**
 * Takes over what saving a part was answered with, and asks again for the rest. Where another window has chosen another trip
 * meanwhile the rest tells of that one: then this part is asked for again as well, for a page is about one trip.
 */
export function useKeepPart() {
  const keepOwn = useKeepOwn();
  const queryClient = useQueryClient();
  const { user } = useSession();
  const keyOf = (part: string) => ['guest', user?.id, part];
  return async (part: (typeof PARTS)[number], answer: OfTrip): Promise<void> => {
    await keepOwn(part, answer);
    const trips = PARTS.map((one) => queryClient.getQueryData<OfTrip | null>(keyOf(one))?.tripId ?? null);
    if (trips.some((tripId) => tripId !== null && tripId !== answer.tripId))
      await queryClient.invalidateQueries({ queryKey: keyOf(part) });
  };
}

/** For what names a traveller: where somebody else has their place by now, the page is about that one then, and is read again. */
export function useReadReplaced() {
  const queryClient = useQueryClient();
  return async (error: unknown): Promise<void> => {
    if (isRefusal(error, 'traveller.replaced')) await queryClient.invalidateQueries({ queryKey: ['guest'] });
  };
}
