import { describe, expect, it } from '@jest/globals';
import { isMailAddress, mailAddress, unusualSigns } from './mail-address.js';

describe('what has one meaning is kept in one spelling', () => {
  it.each([
    'mailto:dana@example.com',
    'MAILTO:dana@example.com?subject=Hello',
    '<dana@example.com>',
    'Dana Reyes <dana@example.com>',
    '"Reyes, Dana" <mailto:dana@example.com>;',
    '"dana@example.com"',
    "'dana@example.com'",
    'dana@example.com.',
    'dana@example.com,',
    'dana@example.com;',
    ' dana@example.com\u00a0',
    '\u200bdana@example.com',
    '\u2060dana@example.com',
    'da\u00adna@example.com',
    'dana@example.com\u200f',
    'dana@exam\u200bple.com',
    'ｄａｎａ＠example.com',
    'dana@EXAMPLE.com',
  ])('%j is dana@example.com', (typed) => {
    expect(mailAddress(typed)).toBe('dana@example.com');
    expect(isMailAddress(mailAddress(typed))).toBe(true);
  });

  it.each([
    ['ana@bücher.example', 'ana@xn--bcher-kva.example'],
    ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
    ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
    ['ana@例え。テスト', 'ana@xn--r8jz45g.xn--zckzah'],
    ['Jose\u0301@example.com', 'José@example.com'],
    ['Twelve+Cruise@Example.COM', 'Twelve+Cruise@example.com'],
    ['kim@example.photography', 'kim@example.photography'],
    ["o'neil@example.com", "o'neil@example.com"],
    ['"Reyes, Dana" <dana@example.com>', 'dana@example.com'],
  ])('%s is %s', (typed, kept) => {
    expect(mailAddress(typed)).toBe(kept);
    expect(isMailAddress(kept)).toBe(true);
    expect(mailAddress(kept)).toBe(kept);
  });
});

it.each([
  '',
  'dana',
  '@example.com',
  'dana@',
  'dana@example',
  'dana..e@example.com',
  '.dana@example.com',
  'dana.@example.com',
  'dana@-example.com',
  'dana@example-.com',
  'dana.e@example..com',
  'dana@example.com(work)',
  'dana@example.c',
  'dana@127.0.0.1',
  'dana@1.2',
  'dana@xn--a.example',
  'dana@bücher.example/path',
  'dana@bücher.example:80',
  'dana reyes@example.com',
  'dana@example.com\nBcc: kim@example.com',
  'dana@example.com;kim@example.org',
  'dana@example.com, kim@example.org',
  'dana@kim@example.com',
  '"dana"@example.com',
  'mailto:',
  `${'a'.repeat(65)}@example.com`,
  `dana@${'a'.repeat(64)}.com`,
  `dana@${'abcdefgh.'.repeat(28)}com`,
])('no mail reaches %j', (typed) => expect(isMailAddress(mailAddress(typed))).toBe(false));

it.each([
  ['dana.reyes+cruise_1-2@example.com', ''],
  ["o'neil@example.com", "'"],
  ['a/b/c@example.com', '/'],
  ['josé!@example.com', 'é !'],
])('few addresses hold the signs of %s: %j', (address, signs) => expect(unusualSigns(address)).toBe(signs));

it('what is far too long for an address is not looked at, and is none', () => {
  const blanks = `dana${' '.repeat(20_000)}@example.com`;
  expect(mailAddress(blanks)).toBe(blanks);
  expect(isMailAddress(mailAddress(blanks))).toBe(false);
  expect(isMailAddress(mailAddress(`${' '.repeat(20_000)}dana@example.com`))).toBe(false);
});
