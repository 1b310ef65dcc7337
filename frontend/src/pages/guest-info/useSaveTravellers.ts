import type { TravellerField } from '../../../../backend/contracts/traveller-fields';
import { QUOTES_KEY, TRAVELLERS } from '../../api/quote';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type DraftView, saveDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { TripView } from '../../api/trip';
import { namesOf } from '../../features/booking/traveller/guestsQuery';
import { choicesUnderWay } from '../../features/booking/choice/choicesUnderWay';
import { type Selection, selectionQuery } from '../../features/booking/choice/selection';
import {
  problemsOfFields,
  type SummaryLine,
  summaryLines,
} from '../../features/booking/traveller/summaryLines';
import { travellerOf } from '../../features/booking/traveller/traveller';
import type { Problems } from '../../features/booking/traveller/travellerProblems';
import { problemsOf, type TravellersForm } from '../../features/booking/traveller/useTravellersForm';
import { leaveFor } from '../../lib/browser/leave';
import { useInTrip } from '../../lib/browser/useTripOfPage';
import { paths } from '../../lib/paths';

interface Wanted {
  trip: Pick<TripView, 'id'>;
  selection: Selection;
  /** As far as the trip takes it. */
  promoCode: string | undefined;
  savedDraft: DraftView | null;
}

interface Found {
  /** How many travellers were judged: after a change of occupancy the finding is out of date. */
  count: number;
  lines: readonly SummaryLine[];
}
const NOTHING: Found = { count: 0, lines: [] };

function markFields(form: TravellersForm, problems: readonly Problems[]): void {
  for (const [traveller, ofOne] of problems.entries()) {
    for (const [field, message] of Object.entries(ofOne)) {
      form.setError(`travellers.${traveller}.${field as TravellerField}`, { message });
    }
  }
}

/**
 * Judges the form, saves it as the server's draft and goes on to checkout. `lines` is what a failed submit found, here or
 * on the server.
 */
export function useSaveTravellers(form: TravellersForm, wanted: Wanted) {
  const { trip, selection, promoCode, savedDraft } = wanted;
  const count = TRAVELLERS[selection.occupancy];
  const [found, setFound] = useState(NOTHING);
  const inTrip = useInTrip();
  const queryClient = useQueryClient();
  const show = (problems: readonly Problems[]) => setFound({ count, lines: summaryLines(problems) });

  const { mutate, isPending, error } = useMutation({
    mutationFn: saveDraft,
    onSuccess: ({ quote, travellers, travelInsurance, paymentType }) => {
      choicesUnderWay.saved({ travelInsurance, paymentType });
      const next = paths.checkout(selectionQuery(selection, quote.pricePerPersonCents), namesOf(travellers));
      // A new document, because only the payment pages are served with leave to run the provider's script.
      leaveFor(inTrip(next));
    },
    onError: (refusal) => {
      logProblem('The draft was not saved', refusal);
      if (!(refusal instanceof HttpError)) return;
      // It was good when the price was shown.
      if (refusal.fields.promoCode) void queryClient.invalidateQueries({ queryKey: QUOTES_KEY });
      const problems = problemsOfFields(refusal.fields, count);
      markFields(form, problems);
      show(problems);
    },
  });
  const submit = form.handleSubmit(
    ({ travellers }) => {
      setFound(NOTHING);
      const known = choicesUnderWay.read() ?? savedDraft;
      const { travelInsurance = false, paymentType = 'full' } = known ?? {};
      const entered = travellers.slice(0, count).map(travellerOf);
      const choice = { ...selection, travelInsurance, paymentType, promoCode };
      mutate({ tripId: trip.id, ...choice, travellers: entered });
    },
    (errors) => show(problemsOf(errors, count)),
  );

  const { lines } = found.count === count ? found : NOTHING;
  return { submit, lines, isSaving: isPending, error, forgive: () => setFound(NOTHING) };
}
