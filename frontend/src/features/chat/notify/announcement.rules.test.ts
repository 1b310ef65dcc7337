import { announcementOf, typingLine } from './announcement.rules';
import { messages } from '../testing/testing';

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

it('keeps each name to itself, so that one of another script turns nothing round it', () => {
  expect(typingLine(['דנה', 'Tess'])).toBe('\u2068דנה\u2069 and Tess are typing');
});
