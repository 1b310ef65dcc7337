import { expect, it } from '@jest/globals';
import { planByFirst } from './plan-change.rules.js';

const inFull = {
  plan: 'full',
  amountCents: 80_800,
  owedCents: 80_800,
  isForAll: true,
  inFullCents: 80_800,
} as const;
const inParts = { ...inFull, plan: 'installment', owedCents: 85_000 } as const;

it.each([
  ['everything at once is paid in full', inFull, 'full'],
  ['more than everything, too', { ...inFull, amountCents: 90_000 }, 'full'],
  ['a part of it is paid in parts', { ...inFull, amountCents: 21_300, isForAll: false }, 'installment'],
  ['all but a cent as well', { ...inFull, amountCents: 80_799 }, 'installment'],
  ['a deposit stays one', { ...inParts, amountCents: 21_300, isForAll: false }, 'installment'],
  ['what was asked for in full is paid in full', inParts, 'full'],
  ['the same amount by the buyer’s own choice is a part', { ...inParts, isForAll: false }, 'installment'],
  [
    'everything of the plan in parts stays without a discount',
    { ...inParts, amountCents: 85_000 },
    'installment',
  ],
] as const)('PAY-28: %s', (_, first, plan) => {
  expect(planByFirst(first)).toBe(plan);
});
