import { inARow } from './inARow';

it.each([
  [[], ''],
  [['Jonah'], 'Jonah'],
  [['Jonah', 'Maya'], 'Jonah and Maya'],
  [['Jonah', 'Maya', '2 others'], 'Jonah, Maya and 2 others'],
])('writes %j as a sentence has it: %s', (words, text) => {
  expect(inARow(words)).toBe(text);
});
