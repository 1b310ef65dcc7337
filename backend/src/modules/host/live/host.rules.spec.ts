import { expect, it } from '@jest/globals';
import type { HostEvent, HostEventType } from '../../../../contracts/host-events.js';
import { type HostedTrips, hears, NO_TRIPS, seenBy } from './host.rules.js';

const told = (type: HostEventType, text: string): HostEvent => ({
  id: 1,
  type,
  tripId: 7,
  at: '2025-06-02T16:00:00Z',
  summary: { text, bookingId: 'B', amountCents: 7_150 },
});

/** Who hosts the event's trip and another, with these rights alone. */
const hosting = (rights: Partial<HostedTrips>): HostedTrips => ({ ...NO_TRIPS, tripIds: [7, 8], ...rights });

it('keeps amounts from a host without the right to money on that trip, in figures and in words', () => {
  const event = told('payment.received', 'Dana R. paid $1,071.50, recorded by a host');
  expect(seenBy(event, hosting({ moneyTripIds: [7] }))).toBe(event);
  expect(seenBy(event, hosting({ moneyTripIds: [8], documentsTripIds: [7] })).summary).toEqual({
    text: 'Dana R. paid an amount, recorded by a host',
    bookingId: 'B',
  });
});

it('begins a sentence as one begins', () => {
  const event = told('payment.refunded', '$904 went back to Marta N.');
  expect(seenBy(event, hosting({})).summary.text).toBe('An amount went back to Marta N.');
});

it('leaves alone what a host wrote', () => {
  const event = told('dates.changed', '"Kayaks for $20" was added to the dates');
  expect(seenBy(event, hosting({})).summary.text).toContain('$20');
});

it.each<[HostEventType, string, Partial<HostedTrips>]>([
  ['document.changed', 'The passport copy of Dana R. was rejected', { documentsTripIds: [7] }],
  ['message.reported', 'Dana R. reported a message in the group chat', { messagesTripIds: [7] }],
  ['money.alert', 'The refund of Dana R. failed', { moneyTripIds: [7] }],
])(
  'tells who lacks the right that %s needs on the trip that there was one: a line, and no way to whom',
  (type, text, right) => {
    const event = { ...told(type, text), summary: { ...told(type, text).summary, status: 'confirmed' } };
    expect(seenBy(event, hosting(right))).toBe(event);
    const elsewhere = { moneyTripIds: [8], documentsTripIds: [8], messagesTripIds: [8] };
    const { summary } = seenBy(event, hosting(elsewhere));
    expect(summary).toEqual({ text: expect.not.stringMatching(/passport|Dana|refund/) });
  },
);

it('tells of the trips one hosts alone, and of who asks to be a host to those who decide on it', () => {
  const [booked, asked] = [
    told('booking.created', 'Dana R. booked'),
    told('host.requested', 'Ravi S. asked'),
  ];
  expect([booked, asked].map((event) => hears(event, hosting({})))).toEqual([true, false]);
  expect(hears(asked, hosting({ mayDecideHosts: true }))).toBe(true);
  for (const event of [booked, asked])
    expect(hears(event, hosting({ tripIds: [8], mayDecideHosts: true }))).toBe(false);
});
