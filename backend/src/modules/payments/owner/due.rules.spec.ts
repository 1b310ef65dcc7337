import { describe, expect, it } from '@jest/globals';
import { amountFor, ownAmountRange, purposeOf } from './due.rules.js';

const PARTS = [
  { kind: 'deposit' as const, amountCents: 21_300 },
  { kind: 'second' as const, amountCents: 42_500 },
  { kind: 'final' as const, amountCents: 21_200 },
];
const now = (owedCents: number, dueCents: number, hasBegun = true) => ({
  owedCents,
  dueCents,
  hasBegun,
});

describe('who pays', () => {
  it.each([
    ['the deposit before anything', 'due', now(85_000, 21_300, false), 21_300],
    ['the next part, while something is due: that', 'next', now(85_000, 21_300, false), 21_300],
    ['the next part early', 'next', now(63_700, 0), 42_500],
    ['the next part, of which a bit is paid', 'next', now(60_000, 0), 38_800],
    ['what is due, when nothing is', 'due', now(63_700, 0), 0],
    ['what is due, which somebody paid ahead of', 'due', now(20_000, -1_200), 0],
    ['everything', 'balance', now(63_700, 0), 63_700],
    ['two parts late', 'due', now(63_700, 63_700), 63_700],
    ['an amount of their own', 'amount', now(63_700, 0), null],
  ] as const)('%s', (_, pays, situation, expected) => {
    expect(amountFor(pays, situation, PARTS)).toBe(expected);
  });

  it('an amount of their own pays ten dollars at least, or what is left', () => {
    expect(ownAmountRange(now(63_700, 0))).toEqual({ least: 1_000, most: 63_700 });
    expect(ownAmountRange(now(700, 0))).toEqual({ least: 700, most: 700 });
  });

  it('the first time pays at least what is due', () => {
    expect(ownAmountRange(now(85_000, 21_300, false))).toEqual({ least: 21_300, most: 85_000 });
  });
});

it.each([
  [85_000, 21_300, 'deposit'],
  [63_700, 42_500, 'second'],
  [21_200, 21_200, 'final'],
  [63_700, 63_700, 'balance'],
  [63_700, 5_000, 'balance'],
])('with %i owed, %i pays the %s', (owed, amount, purpose) => {
  expect(purposeOf(PARTS, owed, amount)).toBe(purpose);
});
