import { expect, it } from '@jest/globals';
import { newestChanges } from './packing.rules.js';

const NOW = new Date('2025-06-02T12:00:00Z');
const EARLIER = '2025-06-02T09:00:00Z';
const LATER = '2025-06-02T10:00:00Z';
const TOMORROW = '2025-06-03T00:00:00Z';

const told = (isPacked: boolean, at: string, item: 'phone' | 'cable' = 'phone') => ({ item, isPacked, at });
const results = (...changes: ReturnType<typeof told>[]) =>
  newestChanges(changes, NOW).map(({ item, isPacked, at }) => [item, isPacked, at.toISOString()]);

it('keeps the latest change of a thing, however they come', () => {
  const latest = [['phone', false, '2025-06-02T10:00:00.000Z']];
  expect(results(told(true, EARLIER), told(false, LATER))).toEqual(latest);
  expect(results(told(false, LATER), told(true, EARLIER))).toEqual(latest);
});

it('takes the later told of two of one instant', () => {
  expect(results(told(true, LATER), told(false, LATER))).toEqual([
    ['phone', false, '2025-06-02T10:00:00.000Z'],
  ]);
});

it('keeps things apart', () => {
  expect(results(told(true, LATER), told(true, EARLIER, 'cable')).map(([item]) => item)).toEqual([
    'phone',
    'cable',
  ]);
});

it('lets no clock that runs ahead hold a box for ever', () => {
  expect(results(told(true, TOMORROW))).toEqual([['phone', true, NOW.toISOString()]]);
});
