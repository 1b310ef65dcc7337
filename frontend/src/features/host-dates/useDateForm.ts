import { useState } from 'react';
import { isRefusal } from '../../api/errors';
import { type DateWords, type HostDate, type TripDates, useWriteDate } from '../../api/host/hostDates';
import { HttpError } from '../../api/http';
import { wordsOf } from './dates.rules';

interface Form {
  trip: TripDates;
  date: HostDate | null;
  kind: DateWords['kind'];
  onSaved: () => void;
}

/** What the date is by now; null while the answer is not here yet. */
function meanwhile(current: HostDate | undefined, date: HostDate | null): HostDate | 'gone' | null {
  if (!current) return 'gone';
  return current.version === date?.version ? null : current;
}

/** What is being typed about a date. After a lost update the date as it is now is `theirs`, and saving goes over it. */
export function useDateForm({ trip, date, kind, onSaved }: Form) {
  const [words, setWords] = useState(() => wordsOf(date, kind, trip.today));
  const writing = useWriteDate();
  const isLost = isRefusal(writing.error, 'date.changed') || isRefusal(writing.error, 'date.not_found');
  const current = trip.dates.find(({ id }) => id !== null && id === date?.id);
  const theirs = isLost ? meanwhile(current, date) : null;

  const save = () => {
    const known = theirs && theirs !== 'gone' ? theirs : date;
    const target =
      known?.id && known.version !== null && theirs !== 'gone'
        ? { id: known.id, version: known.version }
        : null;
    writing.mutate({ tripId: trip.tripId, words, date: target }, { onSuccess: onSaved });
  };

  return {
    words,
    set: (changes: Partial<DateWords>) => setWords((before) => ({ ...before, ...changes })),
    save,
    isPending: writing.isPending,
    error: writing.error,
    fields: writing.error instanceof HttpError ? (writing.error.fields ?? {}) : {},
    theirs,
  };
}
