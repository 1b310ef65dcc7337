import { expect, it } from '@jest/globals';
import { kindOfLine } from './line-kind.rules.js';

it.each([
  ['T0006', 69_200, null, 'payment'],
  ['T0007', 80_800, null, 'payment'],
  ['T0006', -69_200, null, null],
  ['T1107', -10_000, 'CAPTURE', 'refund'],
  ['T1107', -10_000, null, null],
  ['T1106', -69_200, 'CAPTURE', 'reversal'],
  ['T1106', 69_200, 'CAPTURE', 'reversal_canceled'],
  ['T1201', -69_200, 'CAPTURE', 'reversal'],
  ['T1202', 69_200, 'CAPTURE', 'reversal_canceled'],
  ['T0106', -2_000, 'CAPTURE', null],
  ['T0400', -500_000, null, null],
  ['T1111', 69_200, 'CAPTURE', null],
])('%s over %i cents of %s is %s', (eventCode, amountCents, referenceId, kind) => {
  expect(kindOfLine({ eventCode, amountCents, referenceId })).toBe(kind);
});
