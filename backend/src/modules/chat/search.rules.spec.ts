import { expect, it } from '@jest/globals';
import { searchQuery } from './search.rules.js';

it.each([
  ['taco', "'taco':*"],
  ['  Fish tacos! ', "'Fish':* & 'tacos':*"],
  ["rock'n'roll & | ! <-> :* ()", "'rock':* & 'n':* & 'roll':*"],
  ["'); DROP TABLE messages; --", "'DROP':* & 'TABLE':* & 'messages':*"],
  ['cajón 9144', "'cajón':* & '9144':*"],
  ['a b c d e f g h i', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
  ['👍 ...', null],
  ['', null],
])('%j becomes %s', (text, query) => {
  expect(searchQuery(text)).toEqual(query);
});
