import { createContext, use } from 'react';
import {
  type FieldErrors,
  type FieldPath,
  type RegisterOptions,
  type UseFormReturn,
  useForm,
  useFormState,
} from 'react-hook-form';
import type { TravellerField } from '../../../../../backend/contracts/traveller-fields';
import { afterPress } from '../../../lib/browser/press';
import { bound } from '../../../ui/form/bindings';
import type { TravellerEntry } from './traveller';
import { type Problems, type TravelRule, travellerProblems } from './travellerProblems';

/** Always two entries: a second guest's details outlive a look at the single price. */
export interface TravellersValues {
  travellers: TravellerEntry[];
}
export type TravellersForm = UseFormReturn<TravellersValues>;

/** False round a form that is only drawn: it can be typed into, and its fields belong to nobody yet. */
export const IsFormReady = createContext(true);

/** What makes an MUI input a field of the form. A drawn one has no name: sent without script, it would stand in the address. */
export function useRegistered<Name extends FieldPath<TravellersValues>>(
  form: TravellersForm,
  name: Name,
  options: RegisterOptions<TravellersValues, Name>,
) {
  const isReady = use(IsFormReady);
  if (!isReady) return {};
  return bound(form.register(name, options));
}

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
 * @param ruleOf asked when they are judged: which day it is on the trip's clocks takes long to find out the first time.
 */
export function useTravellersForm(
  entries: TravellerEntry[],
  count: number,
  ruleOf: () => TravelRule,
): TravellersForm {
  return useForm<TravellersValues>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: { travellers: entries },
    resolver: (values) => {
      const rule = ruleOf();
      const problems = values.travellers.slice(0, count).map((entry) => travellerProblems(entry, rule));
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
  const { errors } = useFormState({ control: form.control, name });
  const error = errors.travellers?.[traveller]?.[field]?.message;
  const judge = () => {
    if (form.getFieldState(name).isDirty) afterPress(() => void form.trigger(name));
  };
  const forgive = () => form.clearErrors(name);
  return { name, error, judge, forgive };
}
