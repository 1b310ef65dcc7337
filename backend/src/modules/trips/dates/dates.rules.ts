/** What a host may write down: an activity's deadline, or a document's. The other kinds follow from the trip and its prices. */
export const WRITTEN_KINDS = ['activity', 'document'] as const;
export type WrittenKind = (typeof WRITTEN_KINDS)[number];
export type DateKind = 'trip' | 'payment' | WrittenKind;

/** What of the guests' check-list can have a day of its own. */
export const DATE_TASKS = [
  'details',
  'passport',
  'waiver',
  'insurance',
  'passport_copy',
  'check_in',
] as const;
export type DateTask = (typeof DATE_TASKS)[number];

/** How a task is called where its date stands beside others. */
const TASK_TITLES: Record<DateTask, string> = {
  details: 'Birth dates and emergency contacts',
  passport: 'Passport numbers',
  waiver: 'Waivers signed',
  insurance: 'Proof of insurance',
  passport_copy: 'Copies of passports',
  check_in: 'Online check-in closes',
};

/** One date of a trip as every page, the calendar file and the check-list print it. */
export interface ImportantDate {
  /** The same for the same date for ever. */
  key: string;
  kind: DateKind;
  title: string;
  note: string;
  /** `YYYY-MM-DD` in the trip's zone. */
  onDate: string;
  /** `HH:MM` by the clocks there; null for a whole day. */
  atTime: string | null;
  task: DateTask | null;
}

/** A date as its host wrote it. */
export interface WrittenDate extends Omit<ImportantDate, 'key' | 'kind'> {
  id: string;
  kind: WrittenKind;
}

export interface TripFacts {
  title: string;
  startDate: string | null;
  endDate: string | null;
  /** The hour of sailing, `HH:MM` in the trip's zone. */
  sailsAt: string | null;
}

/** The day the trip's own rules give to each task, in this order; a host's date takes its place. */
export type TaskDays = Partial<Record<DateTask, string>>;

export interface DatesInput {
  trip: TripFacts;
  payments: readonly { key: string; title: string; note: string; onDate: string }[];
  taskDays: TaskDays;
  written: readonly WrittenDate[];
}

const KIND_ORDER: Record<DateKind, number> = { trip: 0, payment: 1, document: 2, activity: 3 };

/** Everything that has a day, by day; of one day the whole day first, then by the clock. */
export function importantDates({ trip, payments, taskDays, written }: DatesInput): ImportantDate[] {
  const dates = [
    ...tripDays(trip),
    ...payments.map((part) => ({ ...part, kind: 'payment' as const, atTime: null, task: null })),
    ...taskDates(taskDays, written),
    // A task's day is one date, whether the trip's rules or a host gave it.
    ...written.map(({ id, ...date }) => ({ ...date, key: date.task ?? id })),
  ];
  return dates.toSorted(
    (a, b) =>
      a.onDate.localeCompare(b.onDate) ||
      (a.atTime ?? '').localeCompare(b.atTime ?? '') ||
      KIND_ORDER[a.kind] - KIND_ORDER[b.kind],
  );
}

/** The day by which a task is due: a host's, else the one of the trip's own rules. */
export function taskDays(
  standing: TaskDays,
  written: readonly Pick<WrittenDate, 'task' | 'onDate'>[],
): TaskDays {
  const own = written.flatMap(({ task, onDate }) => (task ? [[task, onDate] as const] : []));
  return { ...standing, ...Object.fromEntries(own) };
}

function tripDays({ title, startDate, endDate, sailsAt }: TripFacts): ImportantDate[] {
  const day = (key: string, words: string, onDate: string | null, atTime: string | null): ImportantDate[] =>
    onDate === null ? [] : [{ key, kind: 'trip', title: words, note: title, onDate, atTime, task: null }];
  return [...day('departure', 'We sail', startDate, sailsAt), ...day('return', 'We are back', endDate, null)];
}

function taskDates(standing: TaskDays, written: readonly WrittenDate[]): ImportantDate[] {
  const replaced = new Set(written.map(({ task }) => task));
  return DATE_TASKS.flatMap((task) => {
    const onDate = standing[task];
    if (!onDate || replaced.has(task)) return [];
    return [{ key: task, kind: 'document', title: TASK_TITLES[task], note: '', onDate, atTime: null, task }];
  });
}

/** `16:00:00` of the database as `16:00`. */
export function shortTime(time: string): string {
  return time.slice(0, 5);
}
