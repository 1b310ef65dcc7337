import type { DateWords } from '../modules/trips/dates/trip-dates.service.js';
import type { Segment } from '../modules/host/communications/segment.rules.js';

const activity = (onDate: string, atTime: string | null, title: string, note: string): DateWords => ({
  kind: 'activity',
  task: null,
  title,
  note,
  onDate,
  atTime,
});

/** What the hosts of the cruise on sale have written into its dates. */
export const WRITTEN_DATES: readonly DateWords[] = [
  activity('2025-05-30', '18:00', 'Song for the playlist', 'One song each, to Lucas or in the chat.'),
  activity(
    '2025-07-18',
    null,
    'Dinner seatings',
    'Say whether you eat at six or at eight; the ship sets the tables.',
  ),
  activity(
    '2025-08-15',
    '20:00',
    'La Bufadora: the van',
    'Names to Theo. Eight seats are taken, six are left.',
  ),
  {
    kind: 'document',
    task: null,
    title: 'Visa, where one is needed',
    note: 'Mexico asks some nationalities for one. Write to us if you are not sure.',
    onDate: '2025-08-01',
    atTime: null,
  },
];

const EVERYBODY: Segment = {
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

/** A mail that has gone out, and one that waits for the days before the second part falls due. */
export const SENT_MAIL = {
  subject: 'A hundred days to {trip}',
  body: [
    'Hello {first name},',
    'in a hundred days we sail. Until then three things: look at the dates in your passport, add your song to the playlist, and tell us whether you want to come along to La Bufadora.',
    'See you in the chat,',
    'Marisol',
  ].join('\n\n'),
  segment: EVERYBODY,
};

export const WAITING_MAIL = {
  subject: 'The second part of {trip} is due on {next part date}',
  body: [
    'Hello {first name},',
    '{amount due} of your booking are still open; the next part is due on {next part date}. You can pay here:',
    '{payment link}',
    'If anything is in the way, answer this mail and we find a solution.',
    'Marisol',
  ].join('\n\n'),
  segment: { ...EVERYBODY, readers: 'buyers', money: 'owing' } satisfies Segment,
  sendsAt: '2025-07-03T09:00',
};

/** The first mail went out so many days before the demo's first day; one address was not taken. */
export const SENT_DAYS_AGO = 3;
export const NOT_TAKEN = 'mateo';

export const REPORTED = {
  words: 'Mine is in too.',
  by: 'grace',
  reason: 'The songs were meant to be a surprise. Can you take this out?',
};
