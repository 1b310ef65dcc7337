import type { Segment } from '../../api/host/hostMails';
import type { CabinType } from '../../lib/cabinNames';

export const EVERYBODY: Segment = {
  readers: 'everyone',
  guests: [],
  cabins: [],
  statuses: [],
  money: 'any',
  waiver: 'any',
  passportCopy: 'any',
  insurance: 'any',
  answers: 'any',
  checkIn: 'any',
  addOn: 'any',
  hasAddOn: true,
};

export const STATUS_NAMES = {
  confirmed: 'Confirmed',
  pending_payment: 'Pending payment',
  waitlist: 'Waitlist',
  cancelled: 'Cancelled',
} as const;
export const READER_NAMES = { everyone: 'Every traveller', buyers: 'Who booked, once a cabin' } as const;
export const MONEY_NAMES = {
  any: 'Any',
  owing: 'Owes something',
  late: 'A part is late',
  second_late: 'Second part late',
  final_late: 'Last part late',
  paid: 'Paid in full',
} as const;
export const TASK_NAMES = { any: 'Any', missing: 'Missing', done: 'There' } as const;
export const CHECK_IN_NAMES = { any: 'Any', missing: 'Not checked in', done: 'Checked in' } as const;
export const ADD_ON_NAMES = {
  any: 'Any',
  excursion: 'Excursion',
  drinks: 'Drinks',
  internet: 'Internet',
  reunion: 'Reunion',
} as const;

const TASKS = {
  waiver: 'waiver',
  passportCopy: 'passport copy',
  insurance: 'proof of insurance',
  answers: 'answers',
} as const;

/** The segment as one reads it, with what the trip calls its cabins: "Balcony, second part late, no waiver". */
export function segmentWords(segment: Segment, cabinNames: Record<CabinType, string>): string {
  const { readers, guests, cabins, statuses, money, checkIn, addOn, hasAddOn } = segment;
  const words = [
    ...(guests.length ? [`${guests.length} picked ${guests.length === 1 ? 'guest' : 'guests'}`] : []),
    ...(cabins.length ? [cabins.map((cabin) => cabinNames[cabin]).join(' or ')] : []),
    ...(statuses.length ? [statuses.map((status) => STATUS_NAMES[status].toLowerCase()).join(' or ')] : []),
    ...(money === 'any' ? [] : [MONEY_NAMES[money].toLowerCase()]),
    ...taskWords(segment),
    ...(checkIn === 'any' ? [] : [CHECK_IN_NAMES[checkIn].toLowerCase()]),
    ...(addOn === 'any' ? [] : [`${hasAddOn ? 'with' : 'without'} ${ADD_ON_NAMES[addOn].toLowerCase()}`]),
    ...(readers === 'buyers' ? ['who booked'] : []),
  ];
  return words.length ? words.join(', ') : 'the whole group';
}

function taskWords(segment: Segment): string[] {
  return (Object.keys(TASKS) as (keyof typeof TASKS)[]).flatMap((task) => {
    if (segment[task] === 'any') return [];
    return [`${segment[task] === 'missing' ? 'no' : 'has'} ${TASKS[task]}`];
  });
}

/** Adds a value to those that are asked for, or takes it out. */
export function toggled<T>(values: readonly T[], value: T): T[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}
