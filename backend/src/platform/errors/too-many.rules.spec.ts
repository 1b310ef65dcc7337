import { expect, it } from '@jest/globals';
import { inWords, tooMany } from './too-many.rules.js';

it.each([
  [1, 'a second'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [12 * 60, '12 minutes'],
  [59 * 60 + 1, 'an hour'],
  [60 * 60, 'an hour'],
  [60 * 60 + 1, '2 hours'],
  [23 * 60 * 60, '23 hours'],
  [86_354, 'a day'],
  [24 * 60 * 60 + 1, '2 days'],
])('a wait of %i seconds is %s', (seconds, words) => expect(inWords(seconds)).toBe(words));

it('tells people the wait in words, and machines the seconds of it', () => {
  expect(tooMany(86_353_400)).toMatchObject({
    code: 'request.too_many',
    message: 'Too many attempts. Please try again in a day.',
    details: { seconds: 86_354 },
  });
  expect(tooMany(0)).toMatchObject({ details: { seconds: 1, wait: 'a second' } });
});
