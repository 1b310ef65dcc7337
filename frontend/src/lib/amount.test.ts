import * as fc from 'fast-check';
import { amountProblem, amountText, centsTyped, paidPercent } from './amount';

it.each([
  ['213', 21_300],
  ['91.07', 9_107],
  [' $1,250.5 ', 125_050],
  ['$ 50', 5_000],
  ['0.01', 1],
])('reads %j as %i cents', (text, cents) => expect(centsTyped(text)).toBe(cents));

it.each(['', 'abc', '-5', '1.234', '1,2', '1,2,3', '1e3', '12.', '.5', '12345678'])(
  'does not read %j',
  (text) => expect(centsTyped(text)).toBeNull(),
);

it('reads again what it wrote, to the cent', () => {
  const amounts = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(fc.property(amounts, (cents) => expect(centsTyped(amountText(cents))).toBe(cents)));
});

it('says what is wrong with an amount', () => {
  expect(amountProblem('0', 100)).toBe('Enter an amount such as 213 or 91.07');
  expect(amountProblem('213.01', 21_300)).toBe('At most $213');
  expect(amountProblem('213', 21_300)).toBeUndefined();
  expect(amountProblem('0', 100, 0)).toBeUndefined();
});

it('tells how much is paid in whole percents, to the cent and never more than it is', () => {
  for (let percent = 0; percent <= 100; percent++) expect(paidPercent(percent * 100, 10_000)).toBe(percent);
  expect(paidPercent(9_999, 10_000)).toBe(99);
  expect(paidPercent(12_000, 10_000)).toBe(100);
  expect(paidPercent(0, 0)).toBe(0);
});
