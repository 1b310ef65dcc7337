import { announcementOf, typingLine } from './announcement.rules';
import { messages } from './testing';

it.each([
  [0, ''],
  [1, 'Jonah Okafor: Message 1'],
  [4, '4 new messages'],
])('tells %d messages in one sentence', (count, sentence) => {
  expect(announcementOf(messages(1, count))).toBe(sentence);
});

it.each([
  [[], ''],
  [['Maya'], 'Maya is typing'],
  [['Maya', 'Tess'], 'Maya and Tess are typing'],
  [['Maya', 'Tess', 'Amir'], 'Maya and 2 others are typing'],
])('names who is typing: %p', (names, line) => {
  expect(typingLine(names)).toBe(line);
});
