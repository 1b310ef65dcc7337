import type { GuestStatus } from '../../bookings/booking.rules.js';
import type { InstalmentKind } from '../../bookings/quote/quote.rules.js';
import type { AddOnKind, CabinType } from '../../trips/trip-config.js';
import { TRAVELLING } from '../../bookings/booking.rules.js';

/** What a segment may ask about money; of a cabin, as all money is. */
export const MONEY_STATES = ['any', 'paid', 'owing', 'late', 'second_late', 'final_late'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];
/** What it may ask about something to be done: whether it is still open. */
export const TASK_STATES = ['any', 'missing', 'done'] as const;
export type TaskState = (typeof TASK_STATES)[number];
const SEGMENT_TASKS = ['waiver', 'passportCopy', 'insurance', 'answers', 'checkIn'] as const;
type SegmentTask = (typeof SEGMENT_TASKS)[number];
export const READERS = ['everyone', 'buyers'] as const;

/** Which guests of a trip are meant. Everything that is asked has to be so at once. */
export interface Segment {
  /** Every traveller, or those who booked: then something is missing when it is for anybody in the cabin. */
  readers: (typeof READERS)[number];
  /** The guests picked one by one, as hosts name them; empty means all. */
  guests: string[];
  /** Empty means any. */
  cabins: CabinType[];
  statuses: GuestStatus[];
  money: MoneyState;
  waiver: TaskState;
  passportCopy: TaskState;
  insurance: TaskState;
  /** All that hosts ask and that has to be answered. What was planned before that could be asked has none, and asks for any. */
  answers?: TaskState;
  checkIn: TaskState;
  /** An extra of the cabin, and whether it is to have it; any asks for none. */
  addOn: AddOnKind | 'any';
  hasAddOn: boolean;
}

/** A traveller, as far as a segment and a letter need to know them. Amounts in cents. */
export interface GuestFacts {
  guestId: number;
  /** As hosts name them. */
  hostId: string;
  name: string;
  email: string;
  /** 1 is who booked. */
  position: number;
  bookingId: number;
  /** The public id of who booked: it opens the payment page. */
  payerId: string;
  cabinType: CabinType;
  status: GuestStatus;
  /** False for who said that letters come no more. */
  wantsLetters: boolean;
  owedCents: number;
  /** The parts that are not settled, earliest first. */
  openParts: readonly { kind: InstalmentKind; dueOn: string; openCents: number }[];
  done: Record<SegmentTask, boolean>;
  /** What the cabin was given beside it. */
  addOns: readonly AddOnKind[];
  /** When they came onto their booking: somebody else may have had their place on it before. */
  joinedAt: Date;
}

/** Whether it asks who has handed in what: for hosts with the right to documents alone. */
export const asksForPapers = (segment: Segment): boolean =>
  SEGMENT_TASKS.some((task) => stateOf(segment, task) !== 'any');

/** Whether it asks who has answered: then their records are to be opened. */
export const asksForAnswers = (segment: Segment): boolean => stateOf(segment, 'answers') !== 'any';

const stateOf = (segment: Segment, task: SegmentTask): TaskState => segment[task] ?? 'any';

/** Guests without a place are written to only when they are asked for. */
const USUALLY = TRAVELLING;

/** Who is written to, and who is meant as well and wants no letters. */
export interface Meant {
  guests: GuestFacts[];
  refusing: GuestFacts[];
}

/**
 * Those who are meant, one line an address: who booked before a companion, who booked first before who came later. Nobody
 * is written to at an address whose letters somebody there has turned off.
 * @param today the trip's day: a part is late from the day after it was due.
 * @param writtenAt when it was planned: who was picked then is nobody who came later. Null for what is written now.
 */
export function recipients(
  facts: readonly GuestFacts[],
  segment: Segment,
  today: string,
  writtenAt: Date | null = null,
): Meant {
  const cabins = new Map<number, GuestFacts[]>();
  for (const one of facts) cabins.set(one.bookingId, [...(cabins.get(one.bookingId) ?? []), one]);
  const picked = facts.filter((one) => isPicked(one, segment, writtenAt));
  const meant = picked.filter((one) => isMeant(one, cabins.get(one.bookingId) ?? [one], segment, today));
  const inOrder = meant.toSorted((a, b) => a.position - b.position || a.guestId - b.guestId);
  const seen = new Set<string>();
  const once = inOrder.filter(({ email }) => !seen.has(email.toLowerCase()) && seen.add(email.toLowerCase()));
  const byName = once.toSorted((a, b) => a.name.localeCompare(b.name, 'en-US') || a.guestId - b.guestId);
  const off = new Set(facts.flatMap((one) => (one.wantsLetters ? [] : [one.email.toLowerCase()])));
  const refuses = ({ email }: GuestFacts) => off.has(email.toLowerCase());
  return { guests: byName.filter((one) => !refuses(one)), refusing: byName.filter(refuses) };
}

function isPicked({ hostId, joinedAt }: GuestFacts, { guests }: Segment, writtenAt: Date | null): boolean {
  if (guests.length === 0) return true;
  return guests.includes(hostId) && (writtenAt === null || joinedAt <= writtenAt);
}

function isMeant(one: GuestFacts, cabin: readonly GuestFacts[], segment: Segment, today: string): boolean {
  const { readers, guests, cabins, statuses, money, addOn, hasAddOn } = segment;
  const asked = readers === 'buyers' ? cabin : [one];
  return (
    (readers === 'everyone' || one.position === 1) &&
    (cabins.length === 0 || cabins.includes(one.cabinType)) &&
    (statuses.length ? statuses : guests.length ? [one.status] : USUALLY).includes(one.status) &&
    MONEY[money](one, today) &&
    (addOn === 'any' || one.addOns.includes(addOn) === hasAddOn) &&
    SEGMENT_TASKS.every((task) => fits(stateOf(segment, task), asked, task))
  );
}

/** As the payments say it: nothing is late of who has no place for good. */
const isLate = ({ status, openParts }: GuestFacts, today: string, kind?: InstalmentKind) =>
  status === 'confirmed' &&
  openParts.some((part) => part.dueOn < today && (kind === undefined || part.kind === kind));

const MONEY: Record<MoneyState, (one: GuestFacts, today: string) => boolean> = {
  any: () => true,
  paid: ({ status, owedCents }) => status === 'confirmed' && owedCents <= 0,
  owing: ({ status, owedCents }) => (status === 'confirmed' || status === 'pending_payment') && owedCents > 0,
  late: (one, today) => isLate(one, today),
  second_late: (one, today) => isLate(one, today, 'second'),
  final_late: (one, today) => isLate(one, today, 'final'),
};

function fits(state: TaskState, asked: readonly GuestFacts[], task: SegmentTask): boolean {
  if (state === 'any') return true;
  const isDone = asked.every(({ done }) => done[task]);
  return state === 'done' ? isDone : !isDone;
}
