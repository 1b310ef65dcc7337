import { describe, expect, it } from '@jest/globals';
import { assertWillSail, canBecome, guestStatus, STANDING, willSail } from './booking.rules.js';

describe('a booking', () => {
  it('that was cancelled changes no more', () => {
    for (const status of [...STANDING, 'expired', 'draft', 'waitlist'] as const) {
      expect(canBecome('cancelled', status)).toBe(false);
    }
  });

  it('that lapsed comes back only with places, and a confirmed one never lapses', () => {
    expect(canBecome('expired', 'held')).toBe(true);
    expect(canBecome('confirmed', 'expired')).toBe(false);
    expect(canBecome('paid', 'expired')).toBe(false);
  });

  it.each([
    ['draft', 'pending'],
    ['held', 'pending_payment'],
    ['confirmed', 'confirmed'],
    ['paid', 'confirmed'],
    ['expired', 'cancelled'],
    ['waitlist', 'waitlist'],
  ] as const)('that is %s is shown as %s', (status, shown) => {
    expect(guestStatus(status)).toBe(shown);
  });
});

it('is not sold once the ship has sailed, nor of a trip that is called off', () => {
  const departs = new Date('2025-09-05T23:00:00Z');
  const before = new Date('2025-09-05T22:59:59Z');
  const trip = { departsAt: departs, calledOffAt: null };
  expect(() => assertWillSail(trip, before)).not.toThrow();
  expect(() => assertWillSail(trip, departs)).toThrow('departed');
  expect(() => assertWillSail({ ...trip, departsAt: null }, before)).toThrow('departed');
  expect(() => assertWillSail({ ...trip, calledOffAt: before }, before)).toThrow('called off');
  expect(willSail(trip, before)).toBe(true);
  expect(willSail(trip, departs)).toBe(false);
  expect(willSail({ ...trip, departsAt: null }, before)).toBe(false);
  expect(willSail({ ...trip, calledOffAt: before }, before)).toBe(false);
});
