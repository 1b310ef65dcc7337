import { expect, it } from '@jest/globals';
import { amountCents, amountText, dollars } from './money-text.js';

it.each([
  [69_200, '692.00', '$692'],
  [9_107, '91.07', '$91.07'],
  [5, '0.05', '$0.05'],
  [-9_107, '-91.07', '-$91.07'],
  [123_456_789, '1234567.89', '$1,234,567.89'],
])('%d cents is %s and reads %s', (cents, text, people) => {
  expect(amountText(cents)).toBe(text);
  expect(dollars(cents)).toBe(people);
});

it.each(['1', '1.0', '1.000', '-5.00', '1e3', '', ' 1.00', '12345678.00'])('"%s" is no amount', (text) => {
  expect(amountCents(text)).toBeNull();
});

it('reads back what it wrote', () => {
  for (const cents of [1, 99, 100, 69_200, 999_999_999]) expect(amountCents(amountText(cents))).toBe(cents);
});
