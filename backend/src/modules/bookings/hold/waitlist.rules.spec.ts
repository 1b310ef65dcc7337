import { expect, it } from '@jest/globals';
import { placeActs } from './waitlist.rules.js';

const soon = new Date('2025-06-02T18:30:00Z');

it.each([
  ['held', soon, false, ['approve', 'waitlist']],
  ['pending_payment', null, false, ['waitlist']],
  ['expired', null, false, ['approve', 'waitlist']],
  ['expired', null, true, []],
  ['waitlist', null, false, ['offer']],
  ['confirmed', null, true, []],
  ['paid', null, false, []],
  ['cancelled', null, false, []],
  ['draft', null, false, []],
] as const)(
  'of a %s booking held until %s, paid: %s, a host decides by %j',
  (status, holdExpiresAt, hasPaid, acts) => {
    expect(placeActs({ status, holdExpiresAt, hasPaid })).toEqual(acts);
  },
);
