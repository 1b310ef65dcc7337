import { TRAVELLERS } from '../../api/quote';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { DRAFT_KEY, type DraftView, deleteDraft } from '../../api/draft';
import { logProblem } from '../../api/errors';
import type { TripView } from '../../api/trip';
import { DeviceNote } from '../../features/booking/traveller/DeviceNote';
import { ErrorSummary } from '../../features/booking/traveller/ErrorSummary';
import { Panel } from '../../features/booking/frame/Panel';
import { PromoField } from '../../features/booking/choice/PromoField';
import { type Selection } from '../../features/booking/choice/selection';
import type { UsedPromo } from '../../features/booking/choice/usePromo';
import { useSentWithPromo } from '../../features/booking/choice/useSentWithPromo';
import { controlId } from '../../features/booking/traveller/summaryLines';
import { ageRule } from '../../features/booking/traveller/ageRule';
import { TravellerFields } from '../../features/booking/traveller/TravellerFields';
import { entryOf } from '../../features/booking/traveller/traveller';
import { useKeptEntries } from '../../features/booking/traveller/useKeptEntries';
import { IsFormReady, useTravellersForm } from '../../features/booking/traveller/useTravellersForm';
import { FormEnd } from './FormEnd';
import styles from './GuestInfoPage.module.css';
import { useSaveTravellers } from './useSaveTravellers';

interface Props {
  trip: TripView;
  selection: Selection;
  promo: UsedPromo;
  /** Undefined until the server has answered. */
  savedDraft: DraftView | null | undefined;
  onErrors: (hasErrors: boolean) => void;
}

const EMPTY = [entryOf(), entryOf()];
const GUESTS = ['Primary guest', 'Second guest'] as const;

/** The travellers' details. They go to the server's draft; the next address carries cabin, price and names only. */
export function GuestInfoForm({ trip, selection, promo, savedDraft, onErrors }: Props) {
  const count = TRAVELLERS[selection.occupancy];
  const form = useTravellersForm(EMPTY, count, () => ageRule(trip));
  const saved = savedDraft === undefined ? undefined : (savedDraft?.travellers.map(entryOf) ?? []);
  const { isReady, isKept, forget } = useKeptEntries(form, saved);
  const { submit, lines, error, forgive, ...saving } = useSaveTravellers(form, {
    trip,
    selection,
    promoCode: promo.promoCode,
    savedDraft: savedDraft ?? null,
  });
  const { onSubmit, isWaiting } = useSentWithPromo(promo, submit);
  const isSaving = saving.isSaving || isWaiting;
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
    <form className={styles.form} data-drawn={isReady ? undefined : ''} onSubmit={onSubmit} noValidate>
      <ErrorSummary lines={lines} />
      <DeviceNote isKept={isKept} goesOn onClear={clear} />
      <IsFormReady value={isReady}>
        {GUESTS.slice(0, count).map((title, traveller) => (
          <div key={title} className={styles.guest}>
            <Panel title={title}>
              <TravellerFields form={form} traveller={traveller} minimumAge={trip.minimumAge} />
            </Panel>
          </div>
        ))}
      </IsFormReady>
      {count === 1 && form.getValues('travellers.1.firstName') && (
        <p className={styles.muted}>
          The second guest's details stay on this device and come back if you choose double occupancy.
        </p>
      )}
      <PromoField promo={promo} isLocked={isSaving} />
      <FormEnd
        isReady={isReady && savedDraft !== undefined}
        isPreview={trip.isPreview}
        isSaving={isSaving}
        error={error}
        hasFieldErrors={hasErrors}
      />
    </form>
  );
}
