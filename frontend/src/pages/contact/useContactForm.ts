import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldErrors, useForm } from 'react-hook-form';
import { type ContactMessage, sendMessage } from '../../api/contact';
import { forgetContactDraft, keepContactDraft, readContactDraft } from '../../api/device/contactDraft';
import { logProblem } from '../../api/errors';
import { newId } from '../../lib/newId';
import { tripOf } from '../../lib/tripNames';
import { HttpError } from '../../api/http';
import { afterPress } from '../../lib/browser/press';
import { toastError, toastSuccess } from '../../ui/toast';
import { bound } from '../../ui/form/bindings';
import { controlId, type Entries, type Field, FIELDS, problemOf, type Sent } from './message';
import type { TripChoice } from './tripChoice';

interface SummaryLine {
  controlId: string;
  message: string;
}

function errorsOf(entries: Entries): FieldErrors<Entries> {
  const found = FIELDS.flatMap((field) => {
    const message = problemOf(field, entries);
    return message ? [[field, { type: 'value', message }]] : [];
  });
  return Object.fromEntries(found) as FieldErrors<Entries>;
}

const linesOf = (errors: Partial<Record<string, string>>): SummaryLine[] =>
  FIELDS.flatMap((field) => {
    const message = errors[field];
    return message ? [{ controlId: controlId(field), message }] : [];
  });

/** What goes to the server: the trip only where it can be chosen, number and times only with the wish for a call. */
function messageOf(
  { tripId, phone, preferredTimes, ...rest }: Entries,
  trips: TripChoice | null,
): ContactMessage {
  return {
    ...rest,
    ...(trips && Object.hasOwn(trips, tripId) && { tripId: tripOf(tripId) }),
    ...(rest.topic === 'call' && { phone, preferredTimes }),
  };
}

/** What is kept of a form while it is typed in: the trip only once somebody has chosen it, for theirs may be known later. */
function typedOf({ tripId, ...texts }: Entries, edited?: string): Record<string, string> {
  const isChosen = edited === 'tripId' || readContactDraft().tripId !== undefined;
  return isChosen ? { ...texts, tripId } : texts;
}

/**
 * The form of the contact page. A field is judged when it was edited and left, everything on submit, and a mark goes when
 * the field is edited. What is typed is kept in the tab until it is sent, also what is typed while it is sent.
 */
export function useContactForm(start: Entries, trips: TripChoice | null, onSent: (sent: Sent) => void) {
  const [lines, setLines] = useState<readonly SummaryLine[]>([]);
  const form = useForm<Entries>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    // The error summary takes the focus instead.
    shouldFocusError: false,
    // More of it is known when the browser takes the page over, and when the account answers: what was typed stays, in the
    // same fields, for a field that is put in another's place takes the next letters to nowhere.
    values: start,
    resetOptions: { keepDirtyValues: true },
    resolver: (values) => {
      const errors = errorsOf(values);
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
    },
  });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // What the form starts with is no draft, also where more of it is known later: only who types makes an event.
        callback: ({ values, name, type }) => {
          if (name && type) keepContactDraft(typedOf(values, name));
        },
      }),
    [form],
  );

  const { mutate, isPending, error } = useMutation({
    mutationFn: (entries: Entries) => sendMessage(messageOf(entries, trips)),
    onSuccess: (_, entries) => {
      const typed = form.getValues();
      const isTypedOn = FIELDS.some((field) => typed[field] !== entries[field]);
      // What was typed since is the next message, with a number of its own.
      if (isTypedOn) keepContactDraft(typedOf({ ...typed, clientId: newId() }));
      else forgetContactDraft();
      toastSuccess({ title: 'Message sent', description: `The answer comes to ${entries.email}.` });
      onSent({ entries, isTypedOn });
    },
    onError: (refusal) => {
      logProblem('The message was not sent', refusal);
      toastError({ title: 'Message not sent', description: 'What you wrote is still here.' });
      const fields = refusal instanceof HttpError ? refusal.fields : {};
      for (const field of FIELDS) if (fields[field]) form.setError(field, { message: fields[field] });
      setLines(linesOf(fields));
    },
  });
  const submit = form.handleSubmit(
    (entries) => {
      setLines([]);
      mutate(entries);
    },
    (errors) => setLines(linesOf(Object.fromEntries(FIELDS.map((field) => [field, errors[field]?.message])))),
  );

  /** A field as its control takes it: bound to the form, with its error. */
  const field = (name: Field) => {
    const judge = () => {
      if (form.getFieldState(name).isDirty) afterPress(() => void form.trigger(name));
    };
    return {
      id: controlId(name),
      binding: bound(form.register(name, { onChange: () => form.clearErrors(name), onBlur: judge })),
      error: form.formState.errors[name]?.message,
    };
  };
  return { form, field, submit, lines, isSending: isPending, error };
}
