import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { reasonProblem } from '../../../../backend/contracts/reason';
import { isRefusal, logProblem } from '../../api/errors';
import { type HostBooking, readHostBooking, useEditBooking } from '../../api/host/hostBooking';
import { HttpError } from '../../api/http';
import { afterPress } from '../../lib/browser/press';
import { useUnsavedWarning } from '../../lib/browser/unsaved';
import {
  changedNames,
  type Conflict,
  type EditValues,
  editOf,
  merged,
  needsReason,
  problemsOf,
  valuesOf,
} from './edit.rules';

/** Two hosts changed the same fields; `booking` is what the other one saved. */
export interface Merge {
  booking: HostBooking;
  values: EditValues;
  conflicts: Conflict[];
}

/**
 * The texts being edited over the booking as it was when the form opened. Who saves second is shown what the first saved:
 * nothing of either is lost.
 */
export function useBookingEdit(opened: HostBooking, onSaved: () => void) {
  const queryClient = useQueryClient();
  const [base, setBase] = useState(opened);
  const [values, setValues] = useState(() => valuesOf(opened));
  /** What is typed by now, for an answer that comes while it is typed on. */
  const typed = useRef(values);
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<Record<string, string>>({});
  const [merge, setMerge] = useState<Merge | null>(null);
  const { mutate, isPending, error, reset } = useEditBooking(opened.id);
  const changed = changedNames(valuesOf(base), values);
  const asksReason = needsReason(changed);
  useUnsavedWarning(changed.length > 0);

  const put = (texts: EditValues) => {
    typed.current = texts;
    setValues(texts);
  };
  const isTypedOn = (sent: EditValues) => changedNames(sent, typed.current).length > 0;

  /** What the other host saved is here: fields they alone changed are taken over, the rest is asked. */
  const bringTogether = async (sent: EditValues) => {
    const booking = await readHostBooking(queryClient, opened.id);
    // Until it is read, the refusal says why nothing is saved.
    reset();
    const { values: together, conflicts } = merged(valuesOf(base), typed.current, valuesOf(booking));
    if (conflicts.length > 0) return setMerge({ booking, values: together, conflicts });
    const isWhole = !isTypedOn(sent);
    setBase(booking);
    put(together);
    if (isWhole) send(booking, together);
  };

  const send = (over: HostBooking, texts: EditValues) => {
    const edit = editOf(over, texts, reason.trim());
    mutate(edit, {
      onSuccess: (saved) => {
        if (!isTypedOn(texts)) return afterPress(onSaved);
        setBase(saved);
        put(merged(texts, typed.current, valuesOf(saved)).values);
      },
      onError: (failure) => {
        logProblem('The booking was not saved', failure);
        if (isRefusal(failure, 'details.changed')) {
          bringTogether(texts).catch((unread: unknown) => logProblem('The booking was not read', unread));
        } else if (failure instanceof HttpError) setProblems(problemsOf(failure.fields, edit));
      },
    });
  };

  const save = () => {
    setProblems({});
    if (changed.length === 0) return onSaved();
    const problem = asksReason ? reasonProblem(reason) : undefined;
    if (problem) return setProblems({ reason: problem });
    send(base, values);
  };

  /** Goes on over the other host's version with what was chosen. */
  const decide = (chosen: EditValues) => {
    if (!merge) return;
    const together = { ...merge.values, ...chosen };
    setBase(merge.booking);
    put(together);
    setMerge(null);
    if (changedNames(valuesOf(merge.booking), together).length === 0) onSaved();
    else send(merge.booking, together);
  };

  return {
    values,
    change: (name: string, text: string) => put({ ...typed.current, [name]: text }),
    reason,
    setReason,
    asksReason,
    problems,
    isDirty: changed.length > 0,
    isSaving: isPending,
    error: error && Object.keys(problems).length === 0 ? error : null,
    save,
    merge,
    decide,
  };
}
