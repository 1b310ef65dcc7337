import { expect, it } from '@jest/globals';
import { quoted } from './quoted.js';

it.each([
  ['one line', '> one line'],
  ['two\nlines', '> two\n> lines'],
  ['of\r\nanother\rsystem', '> of\n> another\n> system'],
  // Mail programs break lines at each of these.
  ['a\u2028b\u2029c\u0085d\ve\ff', '> a\n> b\n> c\n> d\n> e\n> f'],
  ['\n\nPay now', '> \n> \n> Pay now'],
])('marks every line of %j', (text, marked) => {
  expect(quoted(text)).toBe(marked);
});
