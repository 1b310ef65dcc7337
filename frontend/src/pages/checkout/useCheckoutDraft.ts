import { offeredCabin } from '../../../../backend/contracts/offered-cabin';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Draft, type DraftView, drawnDraftOptions, findDraft, saveDraft } from '../../api/draft';
import { HttpError } from '../../api/http';
import type { TripView } from '../../api/trip';
import { ageRule } from '../../features/booking/traveller/ageRule';
import { completeTravellers } from '../../features/booking/traveller/guestsQuery';
import { readAsked, reconcile } from '../../features/booking/choice/reconcile';
import type { Selection } from '../../features/booking/choice/selection';
import { problemsOfFields, summaryLines } from '../../features/booking/traveller/summaryLines';
import type { TravellerEntry } from '../../features/booking/traveller/traveller';
import { useHydrated } from '../../lib/browser/useHydrated';
import { useTripOfPage } from '../../lib/browser/useTripOfPage';

interface CheckoutDraft {
  selection: Selection;
  /** Null while the travellers are missing, or do not fit the trip. */
  draft: DraftView | null;
  /** What of the travellers does not fit the trip any more; null where nothing does not. */
  problem: string | null;
  /** What was entered is for this trip, and the address names none: it is about another. */
  elsewhere?: number;
}

const NOTHING = { draft: null, problem: null };

/** Saves what was entered, or says what of it does not fit the trip any more: it may ask for another age since. */
async function savedIfFit(draft: Draft): Promise<Omit<CheckoutDraft, 'selection'>> {
  try {
    return { draft: await saveDraft(draft), problem: null };
  } catch (error) {
    const fields = error instanceof HttpError ? error.fields : {};
    const [line] = summaryLines(problemsOfFields(fields, draft.travellers.length));
    if (!line) throw error;
    return { draft: null, problem: line.message };
  }
}

/** What is to be paid: the address and the draft on the server, brought together. */
export function useCheckoutDraft(trip: TripView, entries: TravellerEntry[]) {
  const [address] = useSearchParams();
  const [travellers] = useState(() => completeTravellers(entries, ageRule(trip)));
  const ofPage = useTripOfPage();
  const named = readAsked(address, travellers);
  const asked = { ...named, cabinType: named.cabinType && offeredCabin(trip.cabins, named.cabinType) };

  /** What is to be paid, as the server has it, and the draft that it has to be told first. */
  const bringTogether = (saved: DraftView | null): { known: CheckoutDraft; untold?: Draft } => {
    if (saved && saved.tripId !== trip.id && ofPage === undefined)
      return { known: { ...NOTHING, selection: saved, elsewhere: saved.tripId } };
    const { selection, draft, isSaved } = reconcile(asked, saved, offeredCabin(trip.cabins, 'inside'));
    const isOfTrip = saved?.tripId === trip.id;
    if (isSaved && isOfTrip) return { known: { selection, draft: saved, problem: null } };
    const known = { ...NOTHING, selection };
    if (!draft) return { known };
    // Entered for another trip than the one whose address this is: the server has to know. A code is its trip's.
    return {
      known,
      untold: { ...draft, promoCode: isOfTrip ? draft.promoCode : undefined, tripId: trip.id },
    };
  };

  const queryClient = useQueryClient();
  const query = useQuery({
    // Another cabin is a change on this page, not another page: what is shown stays until the server has it.
    placeholderData: keepPreviousData,
    // The server holds one draft. Back at an earlier cabin, it has to be told again.
    gcTime: 0,
    // What the trip sells, and for how much, is another with each version of it.
    queryKey: ['checkout', trip.id, trip.version, asked.cabinType, asked.occupancy],
    queryFn: async ({ signal }): Promise<CheckoutDraft> => {
      const { known, untold } = bringTogether(await findDraft(signal));
      return untold ? { ...known, ...(await savedIfFit(untold)) } : known;
    },
    initialData: () => {
      const drawn = queryClient.getQueryData(drawnDraftOptions.queryKey);
      const { known, untold } = drawn ? bringTogether(drawn) : {};
      return untold ? undefined : known;
    },
    // A page that is only being drawn saves nothing.
    enabled: useHydrated(),
  });
  // What was chosen shows at once, also while the server is told.
  const { cabinType, occupancy } = asked;
  const chosen = query.data && {
    ...query.data.selection,
    ...(cabinType && { cabinType }),
    ...(occupancy && { occupancy }),
  };
  return { ...query, chosen, wanted: named.cabinType ?? query.data?.draft?.chosenCabinType ?? null };
}
