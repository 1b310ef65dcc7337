import { describe, expect, it } from '@jest/globals';
import {
  canRefundBecome,
  mayRepeat,
  noteToPayer,
  spread,
  statusAfterRefunds,
  toOthersCents,
} from './refund.rules.js';

describe('a refund', () => {
  it('may turn out to have gone back whatever we thought of it', () => {
    for (const from of ['requested', 'submitted', 'pending', 'failed', 'cancelled'] as const)
      expect(canRefundBecome(from, 'completed')).toBe(true);
  });

  it('is not asked for again once PayPal has an answer', () => {
    for (const from of ['pending', 'completed', 'failed', 'cancelled'] as const)
      expect(canRefundBecome(from, 'submitted')).toBe(false);
  });

  it('is repeated while its request id is remembered and never after', () => {
    const remembered = 45 * 24 * 60 * 60 * 1_000;
    const asked = new Date('2025-06-02T10:00:00Z');
    expect(mayRepeat(asked, new Date('2025-07-17T09:59:59Z'), remembered)).toBe(true);
    expect(mayRepeat(asked, new Date('2025-07-17T10:00:00Z'), remembered)).toBe(false);
  });
});

it.each([
  [0, 'completed'],
  [1, 'partially_refunded'],
  [99, 'partially_refunded'],
  [100, 'refunded'],
])('a payment of 100 of which %i went back is %s', (gone, status) => {
  expect(statusAfterRefunds(100, gone)).toBe(status);
});

describe('a refund across payments', () => {
  const payments = [
    { id: 3, leftCents: 200 },
    { id: 2, leftCents: 0 },
    { id: 1, leftCents: 100 },
  ];

  it('takes the newest first and leaves out what gives nothing', () => {
    expect(spread(150, payments)).toEqual([{ paymentId: 3, amountCents: 150 }]);
    expect(spread(250, payments)).toEqual([
      { paymentId: 3, amountCents: 200 },
      { paymentId: 1, amountCents: 50 },
    ]);
  });

  it('is none when all of them together are a cent too little', () => {
    expect(spread(300, payments)).not.toBeNull();
    expect(spread(301, payments)).toBeNull();
  });
});

it.each([
  [63_700, 63_700],
  [70_000, 63_700],
  [10_000, 10_000],
  [90_000, 63_700],
  [0, 0],
])('of %i that go back, the newest payments first, %i go to who paid shares', (amountCents, others) => {
  const deposit = { id: 1, leftCents: 21_300, shareId: null };
  const share = { id: 2, leftCents: 63_700, shareId: 'eve' };
  expect(toOthersCents(amountCents, [share, deposit])).toBe(others);
  expect(toOthersCents(amountCents, [{ ...share, shareId: null }, deposit])).toBe(0);
});

it('does not tell who paid a share what a host writes to the buyer', () => {
  expect(noteToPayer({ shareId: null }, 'Dana told us of her operation')).toBe(
    'Dana told us of her operation',
  );
  expect(noteToPayer({ shareId: 'eve' }, 'Dana told us of her operation')).toBe(
    'Refund of a share of a booking',
  );
});
