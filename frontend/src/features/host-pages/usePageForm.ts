import { type FormEvent, useEffect, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import { isRefusal, sentenceOf } from '../../api/errors';
import { HttpError } from '../../api/http';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import { takeSaved } from '../../ui/form/takeSaved';
import { useFocusStays } from '../../ui/useFocusStays';

/** A part of a trip's pages while it is written, as its fields know it. */
export interface PageOf<V extends FieldValues> {
  form: UseFormReturn<V>;
  tripId: number;
  /** How often it was refused: what needs another look opens each time. */
  refusals: number;
}

/** An earlier version that is looked at. */
export interface PastVersion {
  version: number;
  /** How many of its pictures were removed since: the site's own ship is in their places. */
  picturesGone: number;
}

interface Brought {
  /** Null for what is saved. */
  past: PastVersion | null;
  text: string;
  times: number;
}

const WRONG = '[aria-invalid="true"], [data-invalid="true"]';

/**
 * The form of a part: what the server says of a field stands at the field, and the first of them gets the focus. `save`
 * throws what the server refuses. A question to the owner stands before it, as the unsaved are not warned of while they are sent.
 */
export function usePageForm<V extends FieldValues>(
  tripId: number,
  start: V,
  save: (typed: V) => Promise<void>,
) {
  const form = useForm<V>({ defaultValues: start as DefaultValues<V> });
  const holder = useFocusStays<HTMLFormElement>();
  const [problem, setProblem] = useState<{ sentence: string; isStale: boolean } | null>(null);
  const [refusals, setRefusals] = useState(0);
  /** The version that was brought into the form and its text, and how many were: what is drawn begins anew with each. */
  const [brought, setBrought] = useState<Brought>({ past: null, text: '', times: 0 });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedWarning(isDirty && !isSubmitting);

  // After the rows that hold what is wrong have opened.
  useEffect(() => {
    if (refusals > 0) holder.current?.querySelector<HTMLElement>(WRONG)?.focus();
  }, [refusals, holder]);

  const refuse = (error: unknown) => {
    const fields = error instanceof HttpError ? Object.entries(error.fields) : [];
    for (const [name, message] of fields) form.setError(name as FieldPath<V>, { message });
    setProblem({ sentence: sentenceOf(error), isStale: isRefusal(error, 'trip.changed') });
    setRefusals((before) => before + 1);
  };
  const send = () => {
    setProblem(null);
    // What was said of a field that is not drawn now would keep the form from being sent.
    form.clearErrors();
    void form.handleSubmit(async (typed) => {
      try {
        await save(typed);
        takeSaved(form, typed, typed);
        setBrought(({ times }) => ({ past: null, text: '', times }));
      } catch (error) {
        refuse(error);
      }
    })();
  };
  const submit = (event: FormEvent) => {
    // React hands on to this form what a dialog of its sends, too, wherever in the page the dialog stands.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    send();
  };
  /** Shows other values in place of what is typed; null is what is saved. */
  const bring = (values: V | null, past: PastVersion | null) => {
    if (values) form.reset(values, { keepDefaultValues: true });
    else form.reset();
    setProblem(null);
    setBrought(({ times }) => ({ past, text: JSON.stringify(values), times: times + 1 }));
  };

  /** Whether the form holds what nobody has saved: neither now nor as an earlier version. */
  const holdsNew = () => isDirty && JSON.stringify(form.getValues()) !== brought.text;

  const page: PageOf<V> = { form, tripId, refusals };
  const sending = { submit, send, refuse, isSending: isSubmitting };
  return { page, holder, problem, brought, bring, holdsNew, isDirty, ...sending };
}
