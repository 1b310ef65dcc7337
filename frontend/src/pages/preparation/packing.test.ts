import { PACKING_ITEMS } from '../../../../backend/contracts/packing-items';
import { PACKING_LIST, packingCounts } from './packing';

const items = PACKING_LIST.flatMap((group) => group.items);

it('names every thing that the account can keep, once', () => {
  expect(items.map(({ id }) => id)).toHaveLength(PACKING_ITEMS.length);
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(PACKING_ITEMS));
});

it('has essentials in each group, and more than essentials', () => {
  for (const group of PACKING_LIST) {
    expect(group.items.some(({ isEssential }) => isEssential)).toBe(true);
    expect(group.items.some(({ isEssential }) => !isEssential)).toBe(true);
  }
});

it('counts what is packed and which essentials are not', () => {
  const essentials = items.filter(({ isEssential }) => isEssential).length;
  expect(packingCounts(new Set())).toEqual({ all: 31, done: 0, essentialsLeft: essentials });
  expect(packingCounts(new Set(['phone', 'headphones']))).toEqual({
    all: 31,
    done: 2,
    essentialsLeft: essentials - 1,
  });
});
