import { expect, it } from '@jest/globals';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { BookingStatus } from '../../bookings/booking.rules.js';
import { endedWords, lateWords } from './late-money.rules.js';

const late = (travellers = 1, status: BookingStatus = 'expired') => ({
  ...{ travellers, status },
  promo: { code: 'CREW', percent: 10, centsOff: null },
});

it.each<[RefusalCode, string]>([
  ['trip.sold_out', 'after the place was gone'],
  ['trip.cabin_sold_out', 'after the place was gone'],
  ['trip.departed', 'after the ship had sailed'],
  ['booking.price_changed', 'after the hold had ended, when the price or the terms had changed'],
  ['promo.unknown', 'after the hold had ended, when code CREW was not given any more'],
  ['promo.ended', 'after the hold had ended, when code CREW was not given any more'],
  ['promo.used_up', 'after the hold had ended, when code CREW was not given any more'],
])('money for a booking that was refused its place for %s came %s', (code, words) => {
  expect(lateWords(late(), new DomainError(code))).toBe(words);
});

it('counts the places of a party', () => {
  expect(lateWords(late(2), new DomainError('trip.sold_out'))).toBe('after the places were gone');
});

it('money for a cancelled booking came after it had ended', () => {
  expect(endedWords(late(1, 'cancelled'))).toBe('after the booking had ended');
  expect(endedWords(late(2, 'waitlist'))).toBe('after the places were gone');
});
