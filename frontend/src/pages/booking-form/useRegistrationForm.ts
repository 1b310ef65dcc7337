import { useEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { CABIN_NAMES, cabinTypeOf } from '../../features/booking/selection';
import { EMPTY, type RegistrationEntries } from '../../features/registration/registration';
import {
  forgetRegistration,
  keepRegistration,
  readRegistration,
} from '../../features/registration/registrationDraft';
import { registrationProblems } from '../../features/registration/registrationProblems';

export type RegistrationForm = UseFormReturn<RegistrationEntries>;

function problemsAsErrors(entries: RegistrationEntries): FieldErrors<RegistrationEntries> {
  const problems = Object.entries(registrationProblems(entries));
  return Object.fromEntries(problems.map(([field, message]) => [field, { type: 'value', message }]));
}

/**
 * The booking form's entries: kept in this tab at every change, except the cabin, which the address names too. `isKept`
 * says whether they are; `clear` empties form and tab. The server draws one form for every address and every tab: both
 * count once the page is hydrated.
 */
export function useRegistrationForm(isHydrated: boolean) {
  const [query, setQuery] = useSearchParams();
  const named = isHydrated ? query.get('cabin') : null;
  const [first] = useState(() => {
    const kept = isHydrated ? readRegistration() : null;
    return { kept, cabinType: named === null ? (kept ?? EMPTY).cabinType : cabinTypeOf(named) };
  });
  const [isKept, setKept] = useState(first.kept !== null);
  const form = useForm<RegistrationEntries>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: { ...EMPTY, ...first.kept, cabinType: first.cabinType },
    resolver: (values) => {
      const errors = problemsAsErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setKept(keepRegistration(values)),
      }),
    [form],
  );

  const chooseCabin = (cabinType: RegistrationEntries['cabinType']) => {
    form.setValue('cabinType', cabinType);
    setQuery({ cabin: CABIN_NAMES[cabinType] }, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    form.reset({ ...EMPTY, cabinType: form.getValues('cabinType') });
    // The reset itself was kept as a change; nothing of it is to stay.
    forgetRegistration();
    setKept(false);
  };
  return { form, chooseCabin, isKept, clear };
}
