import { type FormEvent, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { isRefusal, sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { takeSaved } from '../../ui/form/takeSaved';
import { toBody, type TripValues } from './tripForm.rules';

/**
 * The trip's form: what the server says of a field stands at the field. `save` throws what the server refuses, and answers
 * false where the host thought better of it. While it `isAsking` them nothing is sent yet: leaving the page would lose it.
 */
export function useTripForm(
  values: TripValues,
  { save, isAsking }: { save: (body: EditTrip) => Promise<boolean>; isAsking: boolean },
) {
  const form = useForm<TripValues>({ defaultValues: values });
  const [problem, setProblem] = useState<{ sentence: string; isStale: boolean } | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty && (!isSubmitting || isAsking));

  const send = form.handleSubmit(async (typed) => {
    setProblem(null);
    try {
      if (await save(toBody(typed))) takeSaved(form, typed, typed);
    } catch (error) {
      const fields = error instanceof HttpError ? Object.entries(error.fields) : [];
      for (const [name, message] of fields)
        form.setError(name as FieldPath<TripValues>, { message }, { shouldFocus: name === fields[0]?.[0] });
      setProblem({ sentence: sentenceOf(error), isStale: isRefusal(error, 'trip.changed') });
    }
  });

  const submit = (event: FormEvent) => {
    // What was said of a field that is not drawn now would keep the form from being sent.
    form.clearErrors();
    return send(event);
  };

  return { form, submit, problem, isSending: isSubmitting, isDirty };
}
