import { useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { isRefusal, sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import type { EditTrip } from '../../api/host/hostTrips';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { takeSaved } from '../../ui/form/takeSaved';
import { toBody, type TripValues } from './tripForm.rules';

/**
 * The trip's form: what the server says of a field stands at the field. `save` throws what the server refuses, and answers
 * false where the host thought better of it.
 */
export function useTripForm(values: TripValues, save: (body: EditTrip) => Promise<boolean>) {
  const form = useForm<TripValues>({ defaultValues: values });
  const [problem, setProblem] = useState<{ sentence: string; isStale: boolean } | null>(null);
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting);

  const submit = form.handleSubmit(async (typed) => {
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

  return { form, submit, problem, isSending: isSubmitting, isDirty };
}
