import { expect, it } from '@jest/globals';
import { PROMO_CODE, promoSpelling } from './promo-codes.js';

it.each([
  [' summer-25 ', 'SUMMER-25', true],
  ['abc', 'ABC', true],
  ['ab', 'AB', false],
  ['a'.repeat(21), 'A'.repeat(21), false],
  ['two words', 'TWO WORDS', false],
  ['été', 'ÉTÉ', false],
])('%j is kept as %s, and is a code: %s', (typed, kept, isOne) => {
  expect(promoSpelling(typed)).toBe(kept);
  expect(PROMO_CODE.test(kept)).toBe(isOne);
});
