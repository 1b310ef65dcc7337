/** @jest-environment node */
import { fileText } from './fileText';

const LINES = 'Name,Email\nZoë Núñez,zoe@example.com';
const latin = Buffer.from(LINES, 'latin1');
const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LINES, 'utf16le')]);

it.each([
  ['UTF-8', Buffer.from(LINES)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${LINES}`)],
  ["Excel's plain CSV", latin],
  ['Unicode text', wide],
])('keeps the accents of %s', (_, bytes) => {
  expect(fileText(bytes)).toEqual({ text: LINES });
});

it.each([
  ['a workbook', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14]), /workbook/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0]), /workbook/],
  ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x00]), /no text/],
  ['far too many lines', Buffer.alloc(1_000_001, 'a'), /too large/],
])('says why it does not take %s', (_, bytes, problem) => {
  expect(fileText(bytes)).toEqual({ problem: expect.stringMatching(problem) as unknown });
});
