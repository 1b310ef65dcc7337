import { expect, it } from '@jest/globals';
import { cleanText } from './clean-text.js';

it.each([
  ['  hello \n', 'hello'],
  ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['a\u0000b\u0007c\u009Bd', 'abcd'],
  ['pay \u202Emoc.live\u202C \u2066now\u2069', 'pay moc.live now'],
  ['half \uD83D of a smile', 'half  of a smile'],
  ['<b>tags stay text</b> 👩‍👩‍👧 שלום', '<b>tags stay text</b> 👩‍👩‍👧 שלום'],
  [' \u0000 ', ''],
])('SEC-57: stores %j as %j', (written, stored) => {
  expect(cleanText(written)).toBe(stored);
});
