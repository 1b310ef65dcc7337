import { expect, it } from '@jest/globals';
import { plainLine } from './plain-line.js';

it.each([
  ['Dana\nX', 'Dana X'],
  ['Dana\r\n\r\nPAY NOW', 'Dana PAY NOW'],
  ['Guest\u2028PAY NOW\u2029x\u0085y\u000bz', 'Guest PAY NOW x y z'],
  ['  Tess   Halloran\u00a0 ', 'Tess Halloran'],
  ['\u202eanaD', 'anaD'],
  ['Evil\u202egnp.exe', 'Evilgnp.exe'],
  ['\u2066Dana\u2069\u200e\u200f\u061c', 'Dana'],
  ['Da\u200bna Re\u00adyes\ufeff\u2060', 'Dana Reyes'],
  ['Da\u0007na\u0000\u009b', 'Dana'],
  ['Jose\u0301', 'José'],
  ['Jose\u200b\u0301', 'José'],
  ['\u200b\u200b', ''],
  ['\u3164\u115f\uffa0', ''],
  ['\u2800 \u2800', ''],
  ['half \ud83d of a smile', 'half of a smile'],
  ['\u{e0041}Dana\u{e007f}', 'Dana'],
  // Outside of the scripts that need them joiners only make two names look like one.
  ['Da\u200cna \u200dReyes', 'Dana Reyes'],
  ['\u200cعلی\u200c', 'علی'],
  ['ک\u200c\u200cم', 'کم'],
  ['dana5\ufe0f', 'dana5'],
])('keeps %j as %j', (typed, kept) => {
  expect(plainLine(typed)).toBe(kept);
  expect(plainLine(kept)).toBe(kept);
});

it.each([
  'José María Núñez-O’Brien',
  'Kaʻiulani ʻAkaka',
  'ک\u200cم',
  'क्\u200dष',
  'නිශාන්ත ශ්\u200dරී',
  '葛\u{e0100}城',
  '辻\ufe00',
  'דנה לוי',
  'Nguyễn Thị Minh',
  '👩‍👩‍👧 Ada 🏳️‍🌈 ❤️ 1️⃣ 👩🏽‍🚀',
])('leaves %j as it is', (name) => expect(plainLine(name)).toBe(name));

it('is done with whatever a body may hold in no time', () => {
  expect(plainLine('\u200b'.repeat(250_000))).toBe('');
  expect(plainLine('\u200dx '.repeat(80_000))).toHaveLength(159_999);
});

it('puts no marks in order in what is longer than any line may be', () => {
  const marks = `a${'\u0301\u0323'.repeat(20_000)}`;
  expect(plainLine(marks)).toBe(marks);
  expect(plainLine('a\u0301\u0323')).toBe('a\u0301\u0323'.normalize('NFC'));
});
