import { describe, expect, it } from '@jest/globals';
import {
  AFTER_REFUSAL,
  canMove,
  isTakenNumber,
  refundableCents,
  nextCheckDelayMs,
  OPEN,
  RECEIVED,
} from './payment.rules.js';

describe('a payment', () => {
  it('never goes back once the money has come', () => {
    for (const status of OPEN) expect(canMove('completed', status)).toBe(false);
    for (const status of RECEIVED) expect(canMove(status, 'failed')).toBe(false);
  });

  it('may still complete after everybody thought it was over', () => {
    for (const status of ['failed', 'expired', 'voided'] as const)
      expect(canMove(status, 'completed')).toBe(true);
  });

  it('can be approved again with another funding source after a decline', () => {
    expect(AFTER_REFUSAL.choose_another).toEqual({
      status: 'declined',
      refusal: 'payment.declined',
    });
    expect(canMove('declined', 'capturing')).toBe(true);
  });
});

it('asks PayPal soon, then ever less often, and never gives up', () => {
  const delays = Array.from({ length: 60 }, (_, checks) => nextCheckDelayMs(checks));
  expect(delays.slice(0, 5)).toEqual([10_000, 30_000, 120_000, 600_000, 1_800_000]);
  expect(delays[51]).toBe(1_800_000);
  expect(delays[52]).toBe(86_400_000);
});

it('an invoice number that PayPal knows is asked about three times, and then it is another payment’s', () => {
  const known = { status: 'capturing', lastIssue: 'TAKEN' } as const;
  expect([0, 1, 2, 3, 4].map((checks) => isTakenNumber({ ...known, checks }, 'TAKEN'))).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
  expect(isTakenNumber({ ...known, lastIssue: null, checks: 9 }, 'TAKEN')).toBe(false);
  expect(isTakenNumber({ ...known, status: 'created', checks: 9 }, 'TAKEN')).toBe(false);
});

describe('what of a payment can still be given back', () => {
  const of = (changes: Partial<Parameters<typeof refundableCents>[0]>) =>
    refundableCents({
      status: 'completed',
      amountCents: 80_800,
      refundReservedCents: 0,
      reversedCents: 0,
      ...changes,
    });

  it('is what no refund takes and nobody has taken back', () => {
    expect(of({ refundReservedCents: 10_000 })).toBe(70_800);
    expect(of({ status: 'reversed', reversedCents: 10_000 })).toBe(70_800);
    expect(of({ status: 'reversed', reversedCents: 10_000, refundReservedCents: 20_000 })).toBe(50_800);
  });

  it('is nothing where all of it was taken, was on its way already, or never came', () => {
    expect(of({ status: 'reversed', reversedCents: 80_800 })).toBe(0);
    expect(of({ status: 'reversed', reversedCents: 80_800, refundReservedCents: 5_000 })).toBe(0);
    expect(of({ status: 'pending' })).toBe(0);
  });
});
