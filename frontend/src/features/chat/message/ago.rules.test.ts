import { agoOf } from './ago.rules';

const AT = '2025-06-02T12:00:00.000Z';
const after = (ms: number) => agoOf(AT, new Date(Date.parse(AT) + ms));
const MINUTE = 60_000;

it.each([
  [-5000, 'just now'],
  [0, 'just now'],
  [MINUTE - 1, 'just now'],
  [MINUTE, '1 min ago'],
  [59.9 * MINUTE, '59 min ago'],
  [60 * MINUTE, '1 h ago'],
  [23.9 * 60 * MINUTE, '23 h ago'],
])('tells what was said %i ms ago as %s', (ms, words) => {
  expect(after(ms)).toBe(words);
});

it('leaves what was said a day ago to the clock and the line of its day', () => {
  expect(after(24 * 60 * MINUTE)).toBeNull();
});
