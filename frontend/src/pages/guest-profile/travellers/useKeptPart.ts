import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isRefusal, logProblem, sentenceOf } from '../../../api/errors';
import { HttpError } from '../../../api/http';
import {
  type OwnDetails,
  type TravellerChange,
  type TravellerDetails,
  useChangeTraveller,
} from '../../../api/records';
import { afterPress } from '../../../lib/browser/press';
import { useUnsavedWarning } from '../../../lib/browser/unsaved';
import { takeSaved } from '../../../ui/form/takeSaved';
import { toastError } from '../../../ui/toast';

interface Props<V extends FieldValues, Field> {
  details: OwnDetails;
  traveller: TravellerDetails;
  form: UseFormReturn<V>;
  /** What the form holds of what is kept. */
  valuesOf: (details: OwnDetails) => V;
  /** Which fields of the part hold something else now. */
  differing: (before: TravellerDetails, now: TravellerDetails) => Field[];
  /** What the server says of each field of what was sent that needs another look. */
  onProblems: (fields: Record<string, string>, sent: TravellerChange) => void;
  onSaved: () => void;
}

/**
 * A part of a traveller's record while it is filled in: it follows what is kept until somebody types, and is saved over the
 * version it was read at. `theirs` are the fields of it that somebody changed since the person began to type.
 */
export function useKeptPart<V extends FieldValues, Field>(part: Props<V, Field>) {
  const { details, traveller, form, valuesOf, differing, onProblems, onSaved } = part;
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);

  // What the person had before them when they began to type.
  const [seen, setSeen] = useState(traveller);
  if (!isDirty && seen !== traveller) setSeen(traveller);
  const takeOver = (now: OwnDetails) => form.reset(valuesOf(now));
  const follow = useEffectEvent((now: OwnDetails) => {
    if (!form.formState.isDirty) takeOver(now);
  });
  useEffect(() => follow(details), [details]);

  const queryClient = useQueryClient();
  const change = useChangeTraveller({ tripId: details.tripId, position: traveller.position });
  const save = (values: V, body: TravellerChange) => {
    // The place may be somebody else's by now, and what is typed is about this one.
    const named = { ...body, guestId: traveller.guestId };
    change.mutate(named, {
      onSuccess: (answer) => {
        const isTypedOn = takeSaved(form, values, valuesOf(answer));
        setSeen(answer.travellers.find(({ position }) => position === traveller.position) ?? traveller);
        if (!isTypedOn) afterPress(onSaved);
      },
      onError: (error) => {
        logProblem('The details were not saved', error);
        const isReplaced = isRefusal(error, 'traveller.replaced');
        // What stands here gives way to the other one's.
        if (isReplaced) toastError({ title: sentenceOf(error) });
        if (isReplaced || isRefusal(error, 'details.changed'))
          void queryClient.invalidateQueries({ queryKey: ['guest'] });
        else if (error instanceof HttpError) onProblems(error.fields, body);
      },
    });
  };

  return {
    save,
    theirs: isDirty ? differing(seen, traveller) : [],
    takeTheirs: () => takeOver(details),
    isDirty,
    isSaving: change.isPending,
    error: change.error,
  };
}
