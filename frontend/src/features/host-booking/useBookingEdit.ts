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
  isAnswerName,
  needsReason,
  problemsOf,
  valuesOf,
} from './edit.rules';
import { broughtTo } from './lostEdits.rules';

/** Two hosts changed the same fields; `booking` is what the other one saved. */
export interface Merge {
  booking: HostBooking;
  values: EditValues;
  conflicts: Conflict[];
  /** What of the texts is dropped, and why. */
  lost: string[];
}

/** The booking that was edited is not the one of now. */
const CHANGED = ['details.changed', 'traveller.replaced'] as const;

const without = (problems: Record<string, string>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name)));

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
  /** What of the texts was dropped, and why. */
  const [lost, setLost] = useState<string[]>([]);
  const { mutate, isPending, error, reset } = useEditBooking(opened.id);
  const changed = changedNames(valuesOf(base), values);
  const asksReason = needsReason(changed);
  useUnsavedWarning(changed.length > 0);

  const put = (texts: EditValues) => {
    typed.current = texts;
    setValues(texts);
  };
  const isTypedOn = (sent: EditValues) => changedNames(sent, typed.current).length > 0;

  /**
   * The booking as it stands by now is here: fields that somebody else alone changed are taken over, the rest is asked. What was
   * typed about who or what is gone is dropped, and nothing is sent before the host has read so.
   */
  const bringTogether = async (over: HostBooking, sent: EditValues, goesOn: boolean) => {
    const booking = await readHostBooking(queryClient, opened.id);
    // Until it is read, the refusal says why nothing is saved.
    reset();
    const now = broughtTo(booking, over, { from: valuesOf(over), typed: typed.current });
    setProblems((known) => without(known, now.lost));
    if (now.conflicts.length > 0) {
      setLost([]);
      return setMerge({ booking, values: now.values, conflicts: now.conflicts, lost: now.sentences });
    }
    const isWhole = !isTypedOn(sent) && now.lost.length === 0;
    setLost(now.sentences);
    setBase(booking);
    put(now.values);
    if (goesOn && isWhole) send(booking, now.values);
  };

  const send = (over: HostBooking, texts: EditValues) => {
    const edit = editOf(over, texts, reason.trim());
    const bring = (goesOn: boolean) =>
      bringTogether(over, texts, goesOn).catch((unread: unknown) =>
        logProblem('The booking was not read', unread),
      );
    mutate(edit, {
      onSuccess: (saved) => {
        if (!isTypedOn(texts)) return afterPress(onSaved);
        const now = broughtTo(saved, over, { from: texts, typed: typed.current });
        setLost(now.sentences);
        setBase(saved);
        put(now.values);
      },
      onError: (failure) => {
        logProblem('The booking was not saved', failure);
        if (CHANGED.some((code) => isRefusal(failure, code))) return void bring(true);
        if (!(failure instanceof HttpError)) return;
        const found = problemsOf(failure.fields, edit);
        setProblems(found);
        // A question may have gone since: its booking is as it was, and nobody said so before.
        if (Object.keys(found).some(isAnswerName)) void bring(false);
      },
    });
  };

  const save = () => {
    setProblems({});
    setLost([]);
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
    /** As it was when what is typed was begun: the fields are of this one. */
    base,
    values,
    lost,
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
