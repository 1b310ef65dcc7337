import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logProblem } from '../../api/errors';
import { useFormKey } from '../../api/formKey';
import { useAddGuest, useGuestLetter } from '../../api/host/hostAddGuest';
import { HttpError } from '../../api/http';
import { hostPaths } from '../../lib/hostPaths';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { toastSuccess } from '../../ui/toast';
import type { HostMe } from '../../api/host/hostMe';
import { soldCabin } from '../../lib/cabinNames';
import { EMPTY, newGuestOf, type NewGuestValues } from './newGuest.rules';

/** The form's state, and its way to the server and on to the new booking. */
export function useNewGuest(trips: HostMe['trips'], tripId: number) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState<NewGuestValues>({ ...EMPTY, tripId });
  const trip = trips.find((one) => one.tripId === typed.tripId);
  // Chosen for another trip, perhaps, which sells what this one does not.
  const values = trip ? { ...typed, cabinType: soldCabin(trip, typed.cabinType) } : typed;
  const [problems, setProblems] = useState<Record<string, string>>({});
  const { mutate, isPending, isSuccess, error } = useAddGuest();
  const letter = useGuestLetter();
  const form = useFormKey();
  useUnsavedWarning(!isSuccess && values.name + values.email + values.phone !== '');

  const refuse = (failure: Error) => {
    logProblem('The guest was not added', failure);
    if (failure instanceof HttpError) setProblems(failure.fields);
  };
  /** Looks at the mail first: what is wrong with the form is told here already, and nothing goes out. */
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setProblems({});
    letter.mutate(newGuestOf(values), { onError: refuse });
  };
  const add = () => {
    const guest = newGuestOf(values);
    mutate(
      { key: form.keyOf(guest), guest },
      {
        onSuccess: ({ bookingId, status }) => {
          const title = status === 'waitlist' ? 'is on the waiting list' : 'is added';
          toastSuccess({ title: `${values.name} ${title}`, description: 'They get a mail.' });
          void navigate(hostPaths.booking(bookingId));
        },
        onError: (failure) => {
          letter.reset();
          refuse(failure);
        },
      },
    );
  };

  return {
    values,
    change: (changes: Partial<NewGuestValues>) => {
      setTyped((known) => ({ ...known, ...changes }));
      // A mail that is on its way here is of what stood there before.
      letter.reset();
    },
    problems,
    submit,
    /** The mail that is looked at; undefined while none is. */
    letter: letter.data,
    add,
    goBack: letter.reset,
    isBusy: isPending || letter.isPending,
    error: Object.keys(problems).length === 0 ? (error ?? letter.error) : null,
  };
}
