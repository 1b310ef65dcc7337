import { expect, it } from '@jest/globals';
import { tidyInterests, tidyText } from './privacy.rules.js';

it('keeps each interest once, as it was typed first, without spaces around it', () => {
  expect(tidyInterests([' Salsa', 'Live   music', 'SALSA', '', '  ', 'Wine'])).toEqual([
    'Salsa',
    'Live music',
    'Wine',
  ]);
});

it('leaves to the check what is no list of texts', () => {
  expect(tidyInterests('Salsa')).toBe('Salsa');
  expect(tidyInterests([1, 'Salsa'])).toEqual([1, 'Salsa']);
});

it('puts a text on one line, without what turns the direction of reading', () => {
  expect(tidyText('  Reno,\n Nevada \u202egnp.exe\u0007 ')).toBe('Reno, Nevada gnp.exe');
  expect(tidyText(7)).toBe(7);
});
