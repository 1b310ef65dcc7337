import { lengthNote, sends } from './composer.rules';

it.each([
  ['x'.repeat(1_799), null],
  ['x'.repeat(1_800), { text: '1,800 of 2,000', isTooLong: false }],
  [`  ${'x'.repeat(2_000)}\n`, { text: '2,000 of 2,000', isTooLong: false }],
  ['x'.repeat(2_012), { text: '12 characters too long', isTooLong: true }],
])('counts from 1,800 characters on', (text, note) => {
  expect(lengthNote(text)).toEqual(note);
});

const enter = { key: 'Enter', shiftKey: false, isComposing: false, keyCode: 13 };

it.each([
  ['Enter', enter, true],
  ['Shift+Enter, which breaks the line', { ...enter, shiftKey: true }, false],
  ['the Enter that ends a composition', { ...enter, isComposing: true }, false],
  ['that Enter in Safari', { ...enter, keyCode: 229 }, false],
  ['any other key', { ...enter, key: 'a' }, false],
])('knows whether %s sends', (_, key, isSent) => {
  expect(sends(key)).toBe(isSent);
});
