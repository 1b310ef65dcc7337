import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { ageGroups } from './ages.rules.js';

it('groups people by age', () => {
  expect(ageGroups([19, 20, 21, 30, 31, 32, 70, 71, 72])).toEqual([
    { name: '18-24', count: 3 },
    { name: '25-34', count: 3 },
    { name: '65 and older', count: 3 },
  ]);
});

it('shows nobody in a group of fewer than three, and loses nobody whom a neighbour can take', () => {
  expect(ageGroups([19, 30, 31, 32])).toEqual([expect.objectContaining({ count: 4 })]);
  expect(ageGroups([40, 41])).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 110 })), (ages) => {
      const counts = ageGroups(ages).map(({ count }) => count);
      expect(Math.min(3, ...counts)).toBe(3);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(ages.length < 3 ? 0 : ages.length);
    }),
  );
});
