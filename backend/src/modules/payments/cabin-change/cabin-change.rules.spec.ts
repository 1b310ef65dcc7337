import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { changedParts, occupancyProblem, type PricedPart } from './cabin-change.rules.js';

const TODAY = '2025-06-02';
const plan: PricedPart[] = [
  { position: 1, kind: 'deposit', dueOn: '2025-05-01', amountCents: 21_300 },
  { position: 2, kind: 'second', dueOn: '2025-07-07', amountCents: 42_500 },
  { position: 3, kind: 'final', dueOn: '2025-08-06', amountCents: 21_200 },
];
const extra: PricedPart = { position: 4, kind: 'add_on', dueOn: '2025-08-06', amountCents: 8_900 };
const change = (parts: PricedPart[], owedCents: number, differenceCents: number, today = TODAY) => {
  const { amounts, addedCents } = changedParts(parts, { owedCents, differenceCents, today });
  return [Object.fromEntries(amounts), addedCents];
};

it('what is dearer goes onto the parts to come, by their shares; the last takes the rest', () => {
  expect(change(plan, 63_700, 10_000)).toEqual([{ 2: 49_100, 3: 24_600 }, 0]);
  expect(change([...plan, extra], 72_600, 10_000)).toEqual([{ 2: 49_100, 3: 24_600 }, 0]);
});

it('and not onto what is due already', () => {
  expect(change(plan, 63_700, 10_000, '2025-07-07')).toEqual([{ 3: 31_200 }, 0]);
});

it('where nothing is to come, it is a part of its own', () => {
  expect(change(plan, 0, 10_000)).toEqual([{}, 10_000]);
  expect(change(plan, 63_700, 10_000, '2025-08-06')).toEqual([{}, 10_000]);
  expect(change([{ ...plan[0]!, kind: 'full' }], 0, 10_000)).toEqual([{}, 10_000]);
  // An extra's part is the extra's.
  expect(change([plan[0]!, extra], 8_900, 10_000)).toEqual([{}, 10_000]);
});

it('what is cheaper goes off the last parts, an extra stays', () => {
  expect(change([...plan, extra], 72_600, -10_000)).toEqual([{ 3: 11_200 }, 0]);
  expect(change(plan, 63_700, -30_000)).toEqual([{ 2: 33_700, 3: 0 }, 0]);
});

it('the parts come to the new price, whatever is paid of the old one', () => {
  const cents = fc.integer({ min: -80_000, max: 200_000 });
  const owed = fc.integer({ min: 0, max: 93_900 });
  const days = fc.constantFrom(TODAY, '2025-07-07', '2025-09-05');
  fc.assert(
    fc.property(cents, owed, days, (differenceCents, owedCents, today) => {
      const parts = [...plan, extra];
      const { amounts, addedCents } = changedParts(parts, { owedCents, differenceCents, today });
      const after = parts.map(({ position, amountCents }) => amounts.get(position) ?? amountCents);
      expect(after.reduce((sum, amount) => sum + amount, addedCents)).toBe(93_900 + differenceCents);
      expect([...after, addedCents].every((amount) => Number.isInteger(amount) && amount >= 0)).toBe(true);
    }),
  );
});

it.each([
  ['double', 2, null],
  ['single', 1, null],
  ['single', 2, 'A cabin for single use is for one traveller'],
  ['double', 1, 'Who travels alone has the cabin alone: choose single use'],
] as const)('%s use by %i', (occupancy, travellers, sentence) => {
  expect(occupancyProblem(occupancy, travellers)).toBe(sentence);
});
