import type { DateWords, HostDate } from '../../api/host/hostDates';

type Kind = HostDate['kind'];
type Task = NonNullable<HostDate['task']>;

/** The four groups, in the order in which they stand. */
export const GROUPS: readonly { kind: Kind; title: string; empty: string }[] = [
  { kind: 'trip', title: 'Trip dates', empty: 'This trip has no days yet.' },
  { kind: 'payment', title: 'Payment deadlines', empty: 'No payments fall due before the trip has a day.' },
  {
    kind: 'activity',
    title: 'Activity deadlines',
    empty: 'Nothing yet. Add what guests have to decide by a day.',
  },
  {
    kind: 'document',
    title: 'Document deadlines',
    empty: 'Nothing yet. Add the day by which a paper is due.',
  },
];

const KIND_NAMES: Record<Kind, string> = {
  trip: 'Trip date',
  payment: 'Payment deadline',
  activity: 'Activity deadline',
  document: 'Document deadline',
};

/** What one date of a group is called where the groups stand mixed; one of the ship's is called so everywhere. */
export const kindName = ({ kind, isShips }: Pick<HostDate, 'kind' | 'isShips'>): string =>
  isShips ? "The ship's deadline, seen by hosts alone" : KIND_NAMES[kind];

export const TASK_NAMES: Record<Task | 'none', string> = {
  none: 'None: a paper of its own',
  details: 'Birth date and emergency contact',
  passport: 'Passport number',
  waiver: 'Signed waiver',
  insurance: 'Proof of insurance',
  passport_copy: 'Copy of the passport',
  check_in: 'Online check-in',
};

/** What of one kind is to come, and what is past, the last past first. */
export function splitByDay(dates: readonly HostDate[], kind: Kind, today: string) {
  const ofKind = dates.filter((date) => date.kind === kind);
  return {
    coming: ofKind.filter(({ onDate }) => onDate >= today),
    past: ofKind.filter(({ onDate }) => onDate < today).toReversed(),
  };
}

/** What the form starts with: a new date, a host's own, or a standing deadline that gets another day. */
export function wordsOf(date: HostDate | null, kind: DateWords['kind'], today: string): DateWords {
  if (!date || date.kind === 'trip' || date.kind === 'payment') {
    return { kind, task: null, title: '', note: '', onDate: today, atTime: null };
  }
  const { task, title, note, onDate, atTime } = date;
  return { kind: date.kind, task, title, note, onDate, atTime };
}
