import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import type { TravellerEntry } from './traveller';
import { type AgeDays, type Problems, type TravellerField, travellerProblems } from './travellerProblems';

/** Always two entries: a second guest's details outlive a look at the single price. */
export interface TravellersValues {
  travellers: TravellerEntry[];
}
export type TravellersForm = UseFormReturn<TravellersValues>;

/** Problems of each traveller, in the shape react-hook-form keeps them in. */
function fieldErrors(problems: readonly Problems[]): FieldErrors<TravellersValues> {
  if (problems.every((ofOne) => Object.keys(ofOne).length === 0)) return {};
  const travellers = problems.map((ofOne) =>
    Object.fromEntries(Object.entries(ofOne).map(([field, message]) => [field, { type: 'value', message }])),
  );
  return { travellers };
}

/**
 * The travellers' form, judged by our own rules. A field is judged when it was edited and left, and everything on
 * submit; nothing is called wrong while it is being typed (see `useTravellerField`).
 * @param count how many travellers are judged.
 */
export function useTravellersForm(entries: TravellerEntry[], count: number, days: AgeDays): TravellersForm {
  return useForm<TravellersValues>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: { travellers: entries },
    resolver: (values) => {
      const problems = values.travellers.slice(0, count).map((entry) => travellerProblems(entry, days));
      const errors = fieldErrors(problems);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });
}

/** The problems a failed submit left behind, traveller by traveller, for the error summary. */
export function problemsOf(errors: FieldErrors<TravellersValues>, count: number): Problems[] {
  return Array.from({ length: count }, (_, index) => {
    const ofOne = Object.entries(errors.travellers?.[index] ?? {});
    return Object.fromEntries(
      ofOne.map(([field, error]) => [field, (error as { message?: string }).message]),
    );
  });
}

/** A field's name for react-hook-form, its error, and when it is judged: after an edit, on leaving. */
export function useTravellerField(form: TravellersForm, traveller: number, field: TravellerField) {
  const name = `travellers.${traveller}.${field}` as const;
  const error = form.formState.errors.travellers?.[traveller]?.[field]?.message;
  const judge = () => {
    if (form.getFieldState(name).isDirty) void form.trigger(name);
  };
  const forgive = () => form.clearErrors(name);
  return { name, error, judge, forgive };
}
