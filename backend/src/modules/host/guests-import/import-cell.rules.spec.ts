import { expect, it } from '@jest/globals';
import { dialled, failedCell, inOrder, wholeName } from './import-cell.rules.js';

it.each(['#REF!', '#N/A', '#NAME?', '#VALUE!', '#DIV/0!', '#BEZUG!', '#NV', '#¿NOMBRE?'])(
  'knows the error %s of a spreadsheet',
  (text) => expect(failedCell(text)).toBe(`A cell holds the spreadsheet's error ${text}`),
);

it.each(['4.4790012E+11', '4,479E+11', '1E+10'])('knows the shortened number %s', (text) =>
  expect(failedCell(text)).toBe(`The spreadsheet has shortened a number to ${text}`),
);

it.each(['', 'Tess Halloran', '#1', '# 4', '+1 555 0100', 'E+1'])('takes %j for what it says', (text) =>
  expect(failedCell(text)).toBeNull(),
);

it.each([
  ['15550100111.0', '15550100111'],
  ['+15550100111,00', '+15550100111'],
  ['555.0100', '555.0100'],
])('dials %s as %s', (text, number) => expect(dialled(text)).toBe(number));

it.each([
  ['Halloran, Tess', 'Tess Halloran'],
  ['de la Cruz,Ana María', 'Ana María de la Cruz'],
  ['Tess Halloran, Jr.', 'Tess Halloran, Jr.'],
  ['Tess Halloran, PhD', 'Tess Halloran, PhD'],
  ['Halloran, Tess, Ms', 'Halloran, Tess, Ms'],
  ['Halloran,', 'Halloran,'],
  ['Tess Halloran', 'Tess Halloran'],
])('keeps %j as %j', (written, name) => expect(inOrder(written)).toBe(name));

it.each([
  ['', 'Mira', 'Solen', 'Mira Solen'],
  ['', 'Mira', '', 'Mira'],
  ['Solen', 'Mira', '', 'Mira Solen'],
  ['Mira', '', 'Solen', 'Mira Solen'],
  ['Mira Solen', 'Mira', '', 'Mira Solen'],
  ['Mira Solen', 'mira', 'SOLEN', 'Mira Solen'],
  ['Mira Solen', '', 'Solen', 'Mira Solen'],
  ['Solen', '', '', 'Solen'],
])('reads %j, %j and %j as %j', (name, first, last, whole) =>
  expect(wholeName(name, first, last)).toBe(whole),
);
