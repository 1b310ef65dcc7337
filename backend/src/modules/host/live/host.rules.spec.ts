import { expect, it } from '@jest/globals';
import type { HostEvent, HostEventType } from '../../../../contracts/host-events.js';
import { seenBy } from './host.rules.js';

const told = (type: HostEventType, text: string): HostEvent => ({
  id: 1,
  type,
  tripId: 7,
  at: '2025-06-02T16:00:00Z',
  summary: { text, bookingId: 'B', amountCents: 7_150 },
});

it('keeps amounts from a host without the right to money on that trip, in figures and in words', () => {
  const event = told('payment.received', 'Dana R. paid $1,071.50, recorded by a host');
  expect(seenBy(event, { moneyTripIds: [7], documentsTripIds: [] })).toBe(event);
  expect(seenBy(event, { moneyTripIds: [8], documentsTripIds: [7] }).summary).toEqual({
    text: 'Dana R. paid an amount, recorded by a host',
    bookingId: 'B',
  });
});

it('begins a sentence as one begins', () => {
  const event = told('payment.refunded', '$904 went back to Marta N.');
  expect(seenBy(event, { moneyTripIds: [], documentsTripIds: [7] }).summary.text).toBe(
    'An amount went back to Marta N.',
  );
});

it('leaves alone what a host wrote', () => {
  const event = told('dates.changed', '"Kayaks for $20" was added to the dates');
  expect(seenBy(event, { moneyTripIds: [], documentsTripIds: [7] }).summary.text).toContain('$20');
});

it('tells a host without the right to documents that papers changed, not whose and which', () => {
  const event = told('document.changed', 'The passport copy of Dana R. was rejected');
  expect(seenBy(event, { moneyTripIds: [], documentsTripIds: [7] })).toBe(event);
  expect(seenBy(event, { moneyTripIds: [7], documentsTripIds: [8] }).summary.text).not.toMatch(
    /passport|Dana/,
  );
});
