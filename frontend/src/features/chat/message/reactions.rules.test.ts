import { reactedBy } from './reactions.rules';

const nameOf = (id: number) => ({ 2: 'Jonah', 3: 'Tess', 4: 'דנה' })[id];
const by = (...userIds: number[]) => reactedBy({ userIds }, 1, nameOf);

it.each([
  [[1], 'You'],
  [[2], 'Jonah'],
  [[2, 1], 'You and Jonah'],
  [[2, 3, 1], 'You, Jonah and Tess'],
  [[2, 8], 'Jonah and 1 other'],
  [[4, 8], '\u2068דנה\u2069 and 1 other'],
  [[8], '1 person'],
  [[8, 9], '2 people'],
  [[], ''],
])('names who reacted, oneself first: %p', (userIds, sentence) => {
  expect(by(...userIds)).toBe(sentence);
});
