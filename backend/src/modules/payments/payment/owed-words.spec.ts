import { expect, it } from '@jest/globals';
import { owedWords } from './owed-words.js';

it.each([
  [33_700, '$337 is owed'],
  [0, 'nothing is owed'],
  [-40_000, '$400 more was paid than is owed'],
])('of %d cents says "%s"', (cents, words) => {
  expect(owedWords(cents)).toBe(words);
});
