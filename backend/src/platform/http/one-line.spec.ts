import { expect, it } from '@jest/globals';
import { isName, isOneLine } from './one-line.js';

it.each([
  'José María Núñez-O’Brien',
  'St. John',
  'St.John',
  'J.R.R. Tolkien Jr.',
  'Nguyễn Thị Minh',
  '王小明',
  'علی',
  'ک‌م',
])('takes the name %s', (name) => expect(isName(name)).toBe(true));

it.each([
  'Guest,\n\nyour booking was cancelled',
  'Guest\u2028PAY NOW',
  'Guest\u202Emoc.live',
  'Gu\u200Best',
  'Guest\u0007',
])('takes no name that breaks a line or hides something: %j', (name) => {
  expect([isOneLine(name), isName(name)]).toEqual([false, false]);
});

it.each(['https://evil.example/r', 'Click evil.example', 'www.evil', 'pay EVIL.COM now', 'me@evil.example'])(
  'takes no name with a link: %s',
  (name) => expect([isOneLine(name), isName(name)]).toEqual([true, false]),
);
