import { expect, it } from '@jest/globals';
import { maxLength } from 'class-validator';
import { isTooLong, tooLong } from './text-limits.js';

it.each(['', 'abc', 'abcd', '🚢🚢🚢', '🚢🚢🚢🚢', 'a🚢b', 'ab🚢c', '\ud83d\ud83d\ud83d'])(
  'counts the characters of %j as the server does',
  (text) => expect(isTooLong(text, 3)).toBe(!maxLength(text, 3)),
);

it('does not count blanks around a text', () => expect(isTooLong('  abc\n', 3)).toBe(false));

it('says how many there may be', () => expect(tooLong(1_000)).toBe('Use at most 1,000 characters'));
