import type { DateTask, TaskDays } from '../../trips/dates/dates.rules.js';
import { checkInDaysOf, type TripConfig } from '../../trips/trip-config.js';
import type { Detail } from '../area/guest-area.rules.js';
import { addDays } from '../../../../contracts/days.js';

/** What is to be done before sailing, in the order in which it is due when the days are the same. */
const CHECKLIST = [
  'payment',
  'details',
  'answers',
  'passport',
  'waiver',
  'insurance',
  'passport_copy',
  'check_in',
] as const;
export type ChecklistKey = (typeof CHECKLIST)[number];
/**
 * `next` is the first open thing that is not late; `open` comes after it. `soon` had its day before they could do it, as they
 * booked or paid later: it cannot be late, and is to be done as soon as they can.
 */
export type ChecklistState = 'done' | 'late' | 'soon' | 'next' | 'open';

/** Days before departure, in step with the preparation guide: papers six weeks ahead, their proof two. */
const DUE_DAYS: Record<DateTask, number> = {
  details: 42,
  passport: 42,
  waiver: 28,
  insurance: 14,
  passport_copy: 14,
  check_in: 2,
};

/** A traveller, as far as the list needs them. */
export interface TravellerFacts {
  name: string;
  /** The day on which they came onto the booking. */
  joinedOn: string;
  missing: readonly Detail[];
  /** The day on which their hosts last asked what they have to answer, if that was after they joined; null otherwise. */
  askedAnewOn: string | null;
  /** The waiver that is in force. */
  hasSigned: boolean;
  /** Any text of it. */
  hasSignedBefore: boolean;
  /** Handed in and not rejected. */
  hasInsuranceProof: boolean;
  hasPassportCopy: boolean;
  isCheckedIn: boolean;
}

/** What of a trip gives its tasks their days. */
export interface TaskedTrip {
  /** `YYYY-MM-DD` in the trip's zone; without a date nothing is due yet. */
  startDate: string | null;
  config: Pick<TripConfig, 'checkInDays'>;
}

export interface ChecklistFacts {
  trip: TaskedTrip;
  today: string;
  isPaid: boolean;
  nextPaymentOn: string | null;
  /** Insurance was booked with the trip: no other proof is needed. */
  travelInsurance: boolean;
  travellers: readonly TravellerFacts[];
  /** The days that the trip's hosts gave to tasks; they go before the rule's. */
  hostDays: TaskDays;
  /** The day of the first payment, with which the login came; null where there was none. */
  confirmedOn: string | null;
  /** Since which day the waiver in force is. */
  waiverSince: string;
  /** Its hosts ask something that has to be answered. */
  asksQuestions: boolean;
}

/** The day by which each task is due by the rule, which the hosts of a trip may change. */
export function standingDays({ startDate, config }: TaskedTrip): TaskDays {
  if (startDate === null) return {};
  // Check-in does not close before it opens.
  const dueDays = { ...DUE_DAYS, check_in: Math.min(DUE_DAYS.check_in, checkInDaysOf(config)) };
  const days = Object.entries(dueDays).map(([task, before]) => [task, addDays(startDate, -before)]);
  return Object.fromEntries(days) as TaskDays;
}

export interface ChecklistItem {
  key: ChecklistKey;
  state: ChecklistState;
  /** `YYYY-MM-DD`. */
  dueOn: string | null;
  /** The day on which hosts last asked something new of them that is still open; null of everything else. */
  askedAnewOn: string | null;
  /** The travellers for whom it is still to be done; of a payment nobody is named. */
  openFor: string[];
  /** Those of them who have done it before: another waiver is in force by now. */
  againFor: string[];
}

/** Who still has to do it; of the payment, which is the cabin's, see {@link checklist}. */
const IS_DONE: Record<
  Exclude<ChecklistKey, 'payment'>,
  (of: TravellerFacts, all: ChecklistFacts) => boolean
> = {
  details: ({ missing }) => !missing.includes('dateOfBirth') && !missing.includes('emergencyContact'),
  answers: ({ missing }) => !missing.includes('answers'),
  passport: ({ missing }) => !missing.includes('passport'),
  waiver: ({ hasSigned }) => hasSigned,
  insurance: ({ hasInsuranceProof }, { travelInsurance }) => travelInsurance || hasInsuranceProof,
  passport_copy: ({ hasPassportCopy }) => hasPassportCopy,
  check_in: ({ isCheckedIn }) => isCheckedIn,
};

/** The list of a cabin by due day, each thing with its state as of today. */
export function checklist(facts: ChecklistFacts): ChecklistItem[] {
  const asked = CHECKLIST.filter((key) => key !== 'answers' || facts.asksQuestions);
  const items = asked.map((key) => itemOf(key, facts));
  const byDay = items.toSorted((a, b) => (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999'));
  const next = byDay.find(({ state }) => state === 'open');
  return byDay.map((item) => (item === next ? { ...item, state: 'next' } : item));
}

function itemOf(key: ChecklistKey, facts: ChecklistFacts): ChecklistItem {
  const open = key === 'payment' ? [] : facts.travellers.filter((one) => !IS_DONE[key](one, facts));
  const again = key === 'waiver' ? open.filter(({ hasSignedBefore }) => hasSignedBefore) : [];
  const isDone = key === 'payment' ? facts.isPaid : open.length === 0;
  const dueOn = dueDay(key, facts);
  const isPast = !isDone && dueOn !== null && dueOn < facts.today;
  const isLate = isPast && (key === 'payment' || open.some((one) => sinceOf(key, one, facts) < dueOn));
  const state = isDone ? 'done' : isLate ? 'late' : isPast ? 'soon' : 'open';
  const askedAnewOn = key === 'answers' ? newestOf(open) : null;
  return { key, state, dueOn, askedAnewOn, openFor: namesOf(open), againFor: namesOf(again) };
}

/** The day since which a traveller has a thing to do: in time for what was due by then nobody is. */
function sinceOf(
  key: ChecklistKey,
  { joinedOn, askedAnewOn, hasSignedBefore }: TravellerFacts,
  { waiverSince, confirmedOn }: ChecklistFacts,
): string {
  const days = [
    confirmedOn,
    key === 'answers' ? askedAnewOn : null,
    key === 'waiver' && hasSignedBefore ? waiverSince : null,
  ];
  return days.reduce<string>((last, day) => (day !== null && day > last ? day : last), joinedOn);
}

const namesOf = (travellers: readonly TravellerFacts[]) => travellers.map(({ name }) => name);
const newestOf = (travellers: readonly TravellerFacts[]): string | null =>
  travellers
    .flatMap(({ askedAnewOn }) => askedAnewOn ?? [])
    .toSorted()
    .at(-1) ?? null;

function dueDay(
  key: ChecklistKey,
  { trip, nextPaymentOn, isPaid, today, hostDays }: ChecklistFacts,
): string | null {
  if (key === 'payment') return isPaid ? null : (nextPaymentOn ?? today);
  // What hosts ask is told where the details are.
  const task = key === 'answers' ? 'details' : key;
  return hostDays[task] ?? standingDays(trip)[task] ?? null;
}
