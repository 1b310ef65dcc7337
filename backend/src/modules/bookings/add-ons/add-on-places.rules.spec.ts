import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { missingPlaces, sizedAddOns, sizedCents, withoutPlaces } from './add-on-places.rules.js';

let made = 0;
const anExtra = (
  code: string | null,
  places: number,
  priceCents: number,
  partPosition: number | null = 4,
) => {
  made += 1;
  return { id: made, code, places, priceCents, partPosition };
};

it.each([
  ['nobody has it', [], 2],
  ['one has it', [anExtra('kayak', 1, 9_900)], 1],
  ['one has it, and another one something else', [anExtra('kayak', 1, 9_900), anExtra('spa', 2, 9_900)], 1],
  ['everybody has it', [anExtra('kayak', 1, 9_900), anExtra('kayak', 1, 9_900)], 0],
  ['more had it before somebody left', [anExtra('kayak', 3, 29_700)], 0],
])('an extra is to be had for who has none: %s', (_, rows, missing) => {
  expect(missingPlaces(rows, 'kayak', 2)).toBe(missing);
});

it('who leaves takes their share of each extra along, whoever had it added', () => {
  const forTwo = anExtra('kayak', 2, 19_800);
  const own = anExtra('spa', 1, 5_000);
  const [first, second] = [anExtra('wine', 1, 14_900), anExtra('wine', 1, 15_900)];
  const unnamed = [anExtra(null, 2, 9_000), anExtra(null, 2, 7_001, null)];
  const sized = sizedAddOns([forTwo, own, first, second, ...unnamed], 1);
  expect(sized).toEqual([
    { row: forTwo, places: 1, priceCents: 9_900 },
    { row: second, places: 0, priceCents: 0 },
    { row: unnamed[0], places: 1, priceCents: 4_500 },
    { row: unnamed[1], places: 1, priceCents: 3_501 },
  ]);
  // The last one is settled on board: it is on no bill.
  expect(sizedCents(sized)).toBe(-9_900 - 15_900 - 4_500);
});

it('nobody has one twice afterwards, and nothing becomes dearer or less than free', () => {
  const extra = fc.record({
    code: fc.constantFrom('kayak', 'spa'),
    places: fc.integer({ min: 1, max: 4 }),
    priceCents: fc.integer({ min: 0, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.array(extra, { maxLength: 6 }), (extras) => {
      const rows = extras.map(({ code, places, priceCents }) => anExtra(code, places, priceCents));
      const sized = new Map(sizedAddOns(rows, 1).map((one) => [one.row.id, one]));
      for (const code of ['kayak', 'spa']) {
        const left = rows.filter((row) => row.code === code);
        const places = left.reduce((sum, row) => sum + (sized.get(row.id)?.places ?? row.places), 0);
        expect(places).toBe(Math.min(left.length, 1));
      }
      const prices = [...sized.values()].map(({ row, priceCents }) => [priceCents, row.priceCents] as const);
      expect(prices.every(([now, was]) => Number.isInteger(now) && now >= 0 && now <= was)).toBe(true);
    }),
  );
});

it('without places are those that are counted and of which too few are left, the later one first', () => {
  const [first, second] = [anExtra('kayak', 2, 0, null), anExtra('kayak', 1, 0, null)];
  const others = [anExtra('spa', 2, 0, null), anExtra(null, 2, 0, null)];
  const rows = [first, second, ...others];
  expect(withoutPlaces(rows, new Map([['kayak', 3]]))).toEqual([]);
  expect(withoutPlaces(rows, new Map([['kayak', 2]]))).toEqual([second]);
  expect(withoutPlaces(rows, new Map([['kayak', 1]]))).toEqual([first]);
  expect(withoutPlaces(rows, new Map())).toEqual([]);
});
