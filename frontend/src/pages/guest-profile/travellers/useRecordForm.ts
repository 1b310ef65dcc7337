import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { GuestField } from '../../../../../backend/contracts/traveller-fields';
import { isRefusal, logProblem } from '../../../api/errors';
import { HttpError } from '../../../api/http';
import { type OwnDetails, type TravellerDetails, useChangeTraveller } from '../../../api/records';
import type { TravellersValues } from '../../../features/booking/traveller/useTravellersForm';
import { afterPress } from '../../../lib/browser/press';
import { useUnsavedWarning } from '../../../lib/browser/unsaved';
import { takeSaved } from '../../../ui/form/takeSaved';
import { changeOf, entriesOf, fieldsChanged } from './changes';
import { findProblems, judged, type RecordPart } from './judge';
import { useFinding } from './useFinding';

interface Props {
  details: OwnDetails;
  traveller: TravellerDetails;
  fields: readonly GuestField[];
  onSaved: () => void;
}

/**
 * A part of a traveller's record: judged by the rules of the booking flow, saved over the version it was read at. `theirs`
 * are the fields of it that somebody changed since the person began to type.
 */
export function useRecordForm({ details, traveller, fields, onSaved }: Props) {
  const index = traveller.position - 1;
  const part: RecordPart = { index, fields, details };
  const form = useForm<TravellersValues>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: { travellers: entriesOf(details) },
    resolver: (values) => judged(values, part),
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);

  // What the person had before them when they began to type.
  const [seen, setSeen] = useState(traveller);
  if (!isDirty && seen !== traveller) setSeen(traveller);
  const takeOver = (now: OwnDetails) => form.reset({ travellers: entriesOf(now) });
  const follow = useEffectEvent((now: OwnDetails) => {
    if (!form.formState.isDirty) takeOver(now);
  });
  useEffect(() => follow(details), [details]);
  const theirs = isDirty ? fieldsChanged(seen, traveller, fields) : [];

  const { lines, show, clear } = useFinding(form, index);
  const queryClient = useQueryClient();
  const change = useChangeTraveller({ tripId: details.tripId, position: traveller.position });
  const submit = form.handleSubmit(
    ({ travellers }) => {
      clear();
      const entry = travellers[index];
      if (!entry) return;
      change.mutate(changeOf(entry, fields, traveller), {
        onSuccess: (answer) => {
          const isTypedOn = takeSaved(form, { travellers }, { travellers: entriesOf(answer) });
          setSeen(answer.travellers.find(({ position }) => position === traveller.position) ?? traveller);
          if (!isTypedOn) afterPress(onSaved);
        },
        onError: (error) => {
          logProblem('The details were not saved', error);
          if (isRefusal(error, 'details.changed'))
            void queryClient.invalidateQueries({ queryKey: ['guest'] });
          else if (error instanceof HttpError) show(error.fields);
        },
      });
    },
    () => show(findProblems(form.getValues('travellers'), part)),
  );

  return {
    form,
    index,
    submit,
    lines,
    theirs,
    takeTheirs: () => takeOver(details),
    isDirty,
    isSaving: change.isPending,
    error: change.error,
  };
}
