import { expect, it } from '@jest/globals';
import type { PromoCode } from '../../trips/trip-config.js';
import { promoProblems } from './promo-problems.rules.js';

const aCode = (code: string, changes: Partial<PromoCode> = {}): PromoCode => ({
  code,
  percent: 10,
  centsOff: null,
  maxUses: null,
  until: null,
  ...changes,
});

it.each([
  ['two of their own', [aCode('SUMMER'), aCode('CREW', { percent: null, centsOff: 5_000 })], {}],
  [
    'one twice',
    [aCode('SUMMER'), aCode('CREW'), aCode('SUMMER')],
    { 'promoCodes.2.code': 'The trip has this code already' },
  ],
  [
    'one that takes nothing off, and one that takes off by both',
    [aCode('SUMMER', { percent: null }), aCode('CREW', { centsOff: 5_000 })],
    {
      'promoCodes.0.percent': 'Take off a percentage or an amount',
      'promoCodes.1.percent': 'Take off a percentage or an amount',
    },
  ],
])('of codes, %s', (_, codes, problems) => {
  expect(promoProblems(codes)).toEqual(problems);
});
