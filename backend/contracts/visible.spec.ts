import { expect, it } from '@jest/globals';
import { isUnseen } from './visible.js';

it.each([
  ['', true],
  [' \n\t\u3000', true],
  ['\u200b\u2060\u00ad\ufeff', true],
  ['\u2800\u2800', true],
  ['\u3164', true],
  ['\ufe0f', true],
  ['❤\ufe0f', false],
  ['a\u200b', false],
  ['.', false],
])('%j shows nothing: %s', (text, unseen) => expect(isUnseen(text)).toBe(unseen));
