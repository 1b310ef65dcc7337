import { expect, it } from '@jest/globals';
import { foundBy, searchQuery } from './search.rules.js';

it.each([
  ['taco', "'taco':*"],
  ['  Fish tacos! ', "'fish':* & 'tacos':*"],
  ["rock'n'roll & | ! <-> :* ()", "'rocknroll':*"],
  ["'); DROP TABLE messages; --", "'drop':* & 'table':* & 'messages':*"],
  ['cajón A-104', "'cajon':* & 'a':* & '104':*"],
  ['晚餐 7', "'晚' <-> '餐':* & '7':*"],
  ['a b c d e f g h i', "'a':* & 'b':* & 'c':* & 'd':* & 'e':* & 'f':* & 'g':* & 'h':*"],
  ['🎉', "'🎉':*"],
  ['...', null],
  ['', null],
])('%j becomes %s', (text, query) => {
  expect(searchQuery(text)).toEqual(query);
});

it('writes the words of a message with their places', () => {
  expect(foundBy("l'hôtel 晚餐 A-104")).toBe("'lhotel':1 'hotel':2 '晚':3 '餐':4 'a':5 '104':6");
  expect(foundBy('')).toBe('');
});
