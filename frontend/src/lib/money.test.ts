import { formatMoney } from './money';

it.each([
  [69200, '$692'],
  [9107, '$91.07'],
  [8975000, '$89,750'],
  [0, '$0'],
])('prints %i cents as %s', (cents, printed) => {
  expect(formatMoney(cents)).toBe(printed);
});
