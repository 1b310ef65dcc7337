import { describe, expect, it } from '@jest/globals';
import { disputeEnd } from './dispute-end.rules.js';

const aDispute = {
  state: 'lost' as const,
  disputedCents: 80_800,
  paidCents: 80_800,
  refundedCents: 0,
  reversedCents: 0,
};

describe('a dispute', () => {
  it.each([
    ['is open while PayPal decides', { state: 'open' as const }, 'open'],
    ['is kept when it was decided for us', { state: 'kept' as const }, 'kept'],
    ['is open while what it takes is not booked', {}, 'open'],
    ['is over with the reversal', { reversedCents: 80_800 }, 'gone'],
    ['is over with the refund of who accepted it', { refundedCents: 80_800 }, 'gone'],
    ['over a part is over with that part', { disputedCents: 20_000, refundedCents: 20_000 }, 'gone'],
    ['over what had gone back already takes nothing', { disputedCents: 0, refundedCents: 80_800 }, 'gone'],
    [
      'over an amount PayPal does not name is about all of it',
      { disputedCents: null, refundedCents: 100 },
      'open',
    ],
  ])('%s', (_, changes, end) => {
    expect(disputeEnd({ ...aDispute, ...changes })).toBe(end);
  });
});
