import { expect, it } from '@jest/globals';
import { phoneCell } from './phone-cell.js';

it.each([
  ['+1 555 0100', '(+1) 555 0100'],
  ['+1 619-555-0100', '(+1) 619-555-0100'],
  ['+44 (0)20 7946.0958', '(+44) (0)20 7946.0958'],
  ['619-555-0100', '619-555-0100'],
  // No number: it stays what a spreadsheet must not reckon with, and the writer of the file marks it.
  ['+1+cmd', '+1+cmd'],
])('the number %s stands in the file as %s', (told, written) => {
  expect(phoneCell(told)).toBe(written);
});
