import fc from 'fast-check';
import { formatCents, formatMoney } from './money';

it.each([
  [69200, '$692'],
  [9107, '$91.07'],
  [8975000, '$89,750'],
  [0, '$0'],
])('prints %i cents as %s', (cents, printed) => {
  expect(formatMoney(cents)).toBe(printed);
});

it('prints every amount as the browser itself would', () => {
  const options = { style: 'currency', currency: 'USD', trailingZeroDisplay: 'stripIfInteger' } as const;
  const dollars = new Intl.NumberFormat('en-US', options);
  fc.assert(
    fc.property(fc.integer(), (cents) => expect(formatMoney(cents)).toBe(dollars.format(cents / 100))),
  );
});

it.each([
  [69200, '692.00'],
  [-9107, '-91.07'],
  [123456789, '1,234,567.89'],
])('prints %i cents in a column as %s', (cents, printed) => {
  expect(formatCents(cents)).toBe(printed);
});
