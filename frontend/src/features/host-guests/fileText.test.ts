/** @jest-environment node */
import { fileText } from './fileText';

const LINES = 'Name,Email\nZoë Núñez,zoe@example.com';
const latin = Buffer.from(LINES, 'latin1');
const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(LINES, 'utf16le')]);

it.each([
  ['UTF-8', Buffer.from(LINES)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${LINES}`)],
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

/** Bytes of a Windows language: each sign of the text by its byte. */
const written = (text: string, bytes: Record<string, number>) =>
  Buffer.from(Array.from(text, (sign) => bytes[sign] ?? sign.charCodeAt(0)));
const CENTRAL = { Ł: 0xa3, ś: 0x9c, Š: 0x8a, ě: 0xec, ř: 0xf8 };
const CYRILLIC = { Д: 0xc4, а: 0xe0, н: 0xed, И: 0xc8, в: 0xe2, о: 0xee };
const polish = 'Name;Email\nŁucja Wiśniewska;l@example.com\nŠtěpán Dvořák;s@example.com';

it.each([
  ['Western European', latin, LINES, 'windows-1252'],
  ['Danish', Buffer.from('Name\nSøren Ægidius', 'latin1'), 'Name\nSøren Ægidius', 'windows-1252'],
  ['Polish and Czech', written(polish, CENTRAL), polish, 'windows-1250'],
  ['Russian', written('Name\nДана Иванова', CYRILLIC), 'Name\nДана Иванова', 'windows-1251'],
  ['Japanese', Buffer.from('4e616d650a8e5293632091be9859', 'hex'), 'Name\n山田 太郎', 'shift_jis'],
])('guesses the letters of a list that is %s', (_, bytes, text, letters) => {
  expect(fileText(bytes)).toEqual({ text, letters });
});

it('reads the letters that somebody chose', () => {
  expect(fileText(written('Name\nGreek \u00c1', {}), 'windows-1253')).toEqual({
    text: 'Name\nGreek Α',
    letters: 'windows-1253',
  });
  expect(fileText(Buffer.from(LINES), 'windows-1253')).toEqual({ text: LINES });
});
