import { expect, it } from '@jest/globals';
import { trueTypeOf } from './media-type.rules.js';

it.each([
  ['\xff\xd8\xff\xe0 and so on', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n and so on', 'image/png'],
  ['RIFF\x10\x00\x00\x00WEBPVP8 ', 'image/webp'],
  ['RIFF\x10\x00\x00\x00WAVEfmt ', null],
  ['%PDF-1.7', 'application/pdf'],
  [' %PDF-1.7', 'application/pdf'],
  ['GIF89a', null],
  ['<svg xmlns="http://www.w3.org/2000/svg">', null],
  ['<html><script>', null],
  ['MZ', null],
  ['', null],
])('%j is %s', (start, type) => {
  expect(trueTypeOf(Buffer.from(start, 'latin1'))).toBe(type);
});
