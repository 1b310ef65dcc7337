import { TRAVELLERS } from '../../api/quote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { DRAFT_KEY, type DraftView, deleteDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import type { TripView } from '../../api/trip';
import { DeviceNote } from '../../features/booking/DeviceNote';
import { ErrorSummary } from '../../features/booking/ErrorSummary';
import { Panel } from '../../features/booking/Panel';
import { type Selection } from '../../features/booking/selection';
import { controlId } from '../../features/booking/summaryLines';
import { TravellerFields } from '../../features/booking/TravellerFields';
import type { TravellerEntry } from '../../features/booking/traveller';
import { useKeptEntries } from '../../features/booking/useKeptEntries';
import { useTravellersForm } from '../../features/booking/useTravellersForm';
import { now } from '../../lib/clock';
import { dayIn } from '../../lib/dates';
import { FormEnd } from './FormEnd';
import styles from './GuestInfoPage.module.css';
import { useSaveTravellers } from './useSaveTravellers';

interface Props {
  trip: TripView;
  selection: Selection;
  savedDraft: DraftView | null;
  /** Two entries to start from. */
  entries: TravellerEntry[];
  onErrors: (hasErrors: boolean) => void;
}

const GUESTS = ['Primary guest', 'Second guest'] as const;

/** The travellers' details. They go to the server's draft; the next address carries cabin, price and names only. */
export function GuestInfoForm({ trip, selection, savedDraft, entries, onErrors }: Props) {
  const count = TRAVELLERS[selection.occupancy];
  const days = { sailsOn: trip.startDate, today: dayIn(trip.timeZone, now()) };
  const form = useTravellersForm(entries, count, days);
  const { isKept, forget } = useKeptEntries(form);
  const { submit, lines, isSaving, error, forgive } = useSaveTravellers(form, selection, savedDraft);
  const queryClient = useQueryClient();

  const hasErrors = lines.length > 0;
  const tellErrors = useEffectEvent(onErrors);
  useEffect(() => tellErrors(hasErrors), [hasErrors]);

  // From an edit link of the checkout: straight to the guest it named.
  const { hash } = useLocation();
  useEffect(() => {
    const guest = /^#guest-([12])$/.exec(hash)?.[1];
    if (guest) document.getElementById(controlId(Number(guest) - 1, 'firstName'))?.focus();
  }, [hash]);

  const clear = () => {
    forget();
    forgive();
    queryClient.setQueryData(DRAFT_KEY, null);
    deleteDraft().catch((problem: unknown) => logProblem('The draft was not deleted', problem));
  };

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <ErrorSummary lines={lines} />
      <DeviceNote isKept={isKept} onClear={clear} />
      {GUESTS.slice(0, count).map((title, traveller) => (
        <Panel key={title} title={title}>
          <TravellerFields form={form} traveller={traveller} />
        </Panel>
      ))}
      {count === 1 && form.getValues('travellers.1.firstName') && (
        <p className={styles.muted}>
          The second guest's details stay on this device and come back if you choose double occupancy.
        </p>
      )}
      <FormEnd isSaving={isSaving} error={error} hasFieldErrors={hasErrors} />
    </form>
  );
}
