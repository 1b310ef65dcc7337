import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DRAFT_KEY, type Draft, type DraftView, deleteDraft, saveDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { TripView } from '../../api/trip';
import { DeviceNote } from '../../features/booking/DeviceNote';
import { ErrorSummary } from '../../features/booking/ErrorSummary';
import { Panel } from '../../features/booking/Panel';
import { namesOf } from '../../features/booking/guestsQuery';
import { type Selection, selectionQuery, TRAVELLERS } from '../../features/booking/selection';
import { problemsOfFields, type SummaryLine, summaryLines } from '../../features/booking/summaryLines';
import { TravellerFields } from '../../features/booking/TravellerFields';
import { type TravellerEntry, travellerOf } from '../../features/booking/traveller';
import type { Problems } from '../../features/booking/travellerProblems';
import { useKeptEntries } from '../../features/booking/useKeptEntries';
import { problemsOf, useTravellersForm } from '../../features/booking/useTravellersForm';
import { now } from '../../lib/clock';
import { dayIn } from '../../lib/dates';
import { paths } from '../../lib/paths';
import { FormEnd } from './FormEnd';
import styles from './GuestInfoPage.module.css';

interface Props {
  trip: TripView;
  selection: Selection;
  savedDraft: DraftView | null;
  entries: TravellerEntry[];
  onErrors: (hasErrors: boolean) => void;
}

interface Found {
  /** How many travellers were judged: after a change of occupancy the finding is out of date. */
  count: number;
  lines: readonly SummaryLine[];
}
const NOTHING: Found = { count: 0, lines: [] };

/** The travellers' details. They go to the server's draft; the next address carries cabin, price and names only. */
export function GuestInfoForm({ trip, selection, savedDraft, entries, onErrors }: Props) {
  const count = TRAVELLERS[selection.occupancy];
  const form = useTravellersForm(entries, count, {
    sailsOn: trip.startDate,
    today: dayIn(trip.timeZone, now()),
  });
  const { isKept, forget } = useKeptEntries(form);
  const queryClient = useQueryClient();
  const [found, setFound] = useState(NOTHING);
  const { lines } = found.count === count ? found : NOTHING;

  const showProblems = (problems: readonly Problems[]) => {
    setFound({ count, lines: summaryLines(problems) });
    onErrors(problems.some((ofOne) => Object.keys(ofOne).length > 0));
  };
  const save = useMutation({
    mutationFn: saveDraft,
    onSuccess: ({ quote, travellers }) => {
      const next = paths.checkout(selectionQuery(selection, quote.pricePerPersonCents), namesOf(travellers));
      // A new document, because only the payment pages are served with leave to run the provider's script.
      window.location.assign(next);
    },
    onError: (error) => {
      logProblem('The draft was not saved', error);
      if (!(error instanceof HttpError)) return;
      const problems = problemsOfFields(error.fields, count);
      problems.forEach((ofOne, traveller) => {
        for (const [field, message] of Object.entries(ofOne)) {
          form.setError(`travellers.${traveller}.${field as keyof TravellerEntry}`, { message });
        }
      });
      showProblems(problems);
    },
  });
  const submit = form.handleSubmit(
    ({ travellers }) => {
      showProblems([]);
      const { travelInsurance = false, paymentType = 'full' } = savedDraft ?? {};
      const draft: Draft = {
        ...selection,
        travelInsurance,
        paymentType,
        travellers: travellers.slice(0, count).map(travellerOf),
      };
      save.mutate(draft);
    },
    (errors) => showProblems(problemsOf(errors, count)),
  );
  const clear = () => {
    forget();
    showProblems([]);
    queryClient.setQueryData(DRAFT_KEY, null);
    deleteDraft().catch((error: unknown) => logProblem('The draft was not deleted', error));
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary lines={lines} />
      <DeviceNote isKept={isKept} onClear={clear} />
      {Array.from({ length: count }, (_, traveller) => (
        <Panel
          key={traveller === 0 ? 'primary' : 'secondary'}
          title={traveller === 0 ? 'Primary guest' : 'Second guest'}
        >
          <TravellerFields form={form} traveller={traveller} />
        </Panel>
      ))}
      {count === 1 && form.getValues('travellers.1.firstName') && (
        <p className={styles.muted}>
          The second guest's details stay on this device and come back if you choose double occupancy.
        </p>
      )}
      <FormEnd isSaving={save.isPending} error={save.error} hasFieldErrors={lines.length > 0} />
    </form>
  );
}
