import { REPORTS_AT_ONCE } from '../../../../backend/contracts/chat-words';
import { type HostMe, useHostMe } from '../../api/host/hostMe';
import { useReports } from '../../api/host/hostTalk';
import { isOver } from '../../lib/tripIsOver';
import type { TripScope } from '../../lib/tripScope';
import { useKept } from './useKept';

/** What a host did about a report, as far as it is written. */
interface Note {
  tripId: number;
  text: string;
}

const isWritten = (note: Note | undefined) => Boolean(note?.text.trim());

/** Whether the list of these trips has every report of this one. */
function covers(scope: TripScope, tripId: number, trips: HostMe['trips']): boolean {
  if (scope !== 'current') return scope === null || scope === tripId;
  return trips.some((trip) => trip.tripId === tripId && !isOver(trip));
}

/** Notes on reports, one a report: none is lost when other trips are chosen, and none outlives its report. */
export function useNotes(scope: TripScope) {
  const { kept, change } = useKept(isWritten);
  const trips = useHostMe().data?.trips ?? [];
  const { data: reports = [], isSuccess, isPlaceholderData, fetchStatus } = useReports(scope);
  // An old list does not know the newest reports, and a full one not all of them.
  const isWhole =
    isSuccess && !isPlaceholderData && fetchStatus === 'idle' && reports.length < REPORTS_AT_ONCE;
  const isGone = ([id, note]: [string, Note | undefined]) =>
    note && covers(scope, note.tripId, trips) && !reports.some((report) => String(report.id) === id);
  const gone = isWhole ? Object.entries(kept).filter(isGone) : [];
  for (const [id] of gone) change(id, () => undefined);

  return {
    noteOn: (id: number) => kept[id]?.text ?? '',
    write: (id: number, note: Note) => change(id, () => note),
    drop: (id: number) => change(id, () => undefined),
  };
}

export type Notes = ReturnType<typeof useNotes>;
