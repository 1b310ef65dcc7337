import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type FieldErrors, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { cabinTypeOf, occupancyOf } from '../../features/booking/choice/selection';
import { CABIN_NAMES } from '../../lib/cabinNames';
import { EMPTY, type RegistrationEntries } from '../../features/registration/registration';
import {
  forgetRegistration,
  keepRegistration,
  readRegistration,
} from '../../features/registration/registrationDraft';
import { JUDGED, registrationProblems } from '../../features/registration/registrationProblems';

/** What the address names too. */
export type CabinOfForm = Pick<RegistrationEntries, 'cabinType' | 'occupancy'>;
export type RegistrationForm = UseFormReturn<RegistrationEntries>;

function problemsAsErrors(entries: RegistrationEntries): FieldErrors<RegistrationEntries> {
  const problems = Object.entries(registrationProblems(entries));
  return Object.fromEntries(problems.map(([field, message]) => [field, { type: 'value', message }]));
}

/** What somebody typed into the form while it was only drawn; the script comes later, and must not take it away. */
function withTyped(kept: RegistrationEntries | null): RegistrationEntries | null {
  const typed = JUDGED.flatMap((field) => {
    const input = document.querySelector<HTMLInputElement>(`form[data-drawn] #${field}`);
    return input?.value ? [[field, input.value]] : [];
  });
  return typed.length > 0 ? { ...EMPTY, ...kept, ...Object.fromEntries(typed) } : kept;
}

/**
 * The booking form's entries: kept in this tab at every change; cabin and occupancy are the address's to name. `isKept`
 * says whether they are, and is undefined until something was typed; `clear` empties form and tab. The server draws one
 * form for every address and every tab: both count from `isReady` on, in the very same fields, so that nobody who is
 * typing already loses a letter or the focus.
 */
export function useRegistrationForm() {
  const [query, setQuery] = useSearchParams();
  const [isReady, setReady] = useState(false);
  const [isKept, setKept] = useState<boolean>();
  const form = useForm<RegistrationEntries>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    defaultValues: EMPTY,
    resolver: (values) => {
      const errors = problemsAsErrors(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  // Listened to before the form is started below: who listens later would not hear of what that brings.
  const entries = useWatch({ control: form.control }) as RegistrationEntries;

  const start = useEffectEvent(() => {
    const kept = withTyped(readRegistration());
    const named = query.get('cabin');
    const occupancy = occupancyOf(query, 'single');
    form.reset({ ...EMPTY, ...kept, occupancy, ...(named !== null && { cabinType: cabinTypeOf(named) }) });
    setKept(kept ? keepRegistration(form.getValues()) : undefined);
    setReady(true);
  });
  // Before the browser does anything else: a letter typed in between would be lost. What the tab and the drawn fields
  // hold is outside of React, and a second drawing is what it takes to bring it in.
  // oxlint-disable-next-line react/set-state-in-effect
  useLayoutEffect(() => start(), []);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => setKept(keepRegistration(values)),
      }),
    [form],
  );

  const choose = (chosen: Partial<CabinOfForm>) => {
    const { cabinType, occupancy } = { ...form.getValues(), ...chosen };
    form.setValue('cabinType', cabinType);
    form.setValue('occupancy', occupancy);
    const code = query.get('code');
    const inAddress = {
      cabin: CABIN_NAMES[cabinType],
      ...(occupancy === 'double' && { occupancy: 'Double' }),
      ...(code !== null && { code }),
    };
    setQuery(inAddress, { replace: true, preventScrollReset: true });
  };
  const clear = () => {
    const { cabinType, occupancy } = form.getValues();
    form.reset({ ...EMPTY, cabinType, occupancy });
    // The reset itself was kept as a change; nothing of it is to stay.
    forgetRegistration();
    setKept(undefined);
  };
  return { form, entries, choose, isReady, isKept, clear };
}
