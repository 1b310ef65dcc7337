import { expect, it } from '@jest/globals';
import { tidyInterests } from './privacy.rules.js';

it('keeps each interest once, as it was typed first, without spaces around it', () => {
  expect(tidyInterests([' Salsa', 'Live   music', 'SALSA', '', '  ', '\u200b', 'Wi\u200bne'])).toEqual([
    'Salsa',
    'Live music',
    'Wine',
  ]);
});

it('leaves to the check what is no list of texts', () => {
  expect(tidyInterests('Salsa')).toBe('Salsa');
  expect(tidyInterests([1, 'Salsa'])).toEqual([1, 'Salsa']);
});
