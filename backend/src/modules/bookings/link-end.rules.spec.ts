import { describe, expect, it } from '@jest/globals';
import { hasLinkEnded } from './link-end.rules.js';
import type { NextStep } from './next-step.rules.js';

const booked = {
  createdAt: new Date('2025-05-01T00:00:00Z'),
  confirmedAt: new Date('2025-05-02T00:00:00Z'),
  paidAt: new Date('2025-06-01T00:00:00Z'),
  cancelledAt: null,
};
const on = (day: string) => new Date(`${day}T00:00:00Z`);

describe('the link of a booking', () => {
  it('opens for 31 days after everything was paid, and then no more (SEC-29)', () => {
    expect(hasLinkEnded(booked, 'nothing', on('2025-07-02'))).toBe(false);
    expect(hasLinkEnded(booked, 'nothing', on('2025-07-03'))).toBe(true);
  });

  it('opens for 31 days after a cancellation', () => {
    const cancelled = { ...booked, cancelledAt: on('2025-07-20') };
    expect(hasLinkEnded(cancelled, 'cancelled', on('2025-08-20'))).toBe(false);
    expect(hasLinkEnded(cancelled, 'cancelled', on('2025-08-21'))).toBe(true);
  });

  it.each<NextStep>(['pay', 'pay_later', 'confirming', 'take_again', 'refund_due', 'waitlist'])(
    'opens as long as something is to come: %s',
    (step) => {
      expect(hasLinkEnded(booked, step, on('2026-07-03'))).toBe(false);
    },
  );
});
