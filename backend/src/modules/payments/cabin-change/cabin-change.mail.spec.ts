import { expect, it } from '@jest/globals';
import { backWords } from './cabin-change.mail.js';

const cheaper = {
  differenceCents: -20_000,
  overpaidCents: 20_000,
  overpaid: 'refund',
  toOthersCents: 0,
} as const;

it.each([
  [{}, '$200 of what you paid go back to you, the way you paid.'],
  [
    { toOthersCents: 15_000 },
    'Of what was paid $50 come back to you and $150 go back to who paid shares of your booking, the way it was paid.',
  ],
  [
    { toOthersCents: 20_000 },
    'Of what was paid $200 go back to who paid shares of your booking, the way it was paid.',
  ],
  [{ overpaid: 'credit' as const }, '$200 of what was paid are kept as a credit on this booking.'],
])('a change that makes a booking cheaper says who gets what was paid too much: %j', (changes, words) => {
  expect(backWords({ ...cheaper, ...changes })).toEqual([words]);
});

it('a change says nothing of money that was not paid', () => {
  expect(backWords({ ...cheaper, overpaidCents: 0 })).toEqual([]);
});
