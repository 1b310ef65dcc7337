import { expect, it } from '@jest/globals';
import { movedParts } from './moved-parts.rules.js';

type Parts = Parameters<typeof movedParts>[0];

const TODAY = '2025-06-02';
const parts: Parts = [
  { position: 1, kind: 'deposit', dueOn: '2025-05-01' },
  { position: 2, kind: 'second', dueOn: '2025-07-07' },
  { position: 3, kind: 'final', dueOn: '2025-08-06' },
];
const moved = (startDate: string, of = parts) => Object.fromEntries(movedParts(of, startDate, TODAY));

it('the open parts of a plan follow the ship, earlier and later', () => {
  expect(moved('2025-09-12')).toEqual({ 2: '2025-07-14', 3: '2025-08-13' });
  expect(moved('2025-08-08')).toEqual({ 2: '2025-06-09', 3: '2025-07-09' });
});

it('nothing falls due in the past: what would have been is due today', () => {
  expect(moved('2025-07-10')).toEqual({ 2: TODAY, 3: '2025-06-10' });
  expect(moved('2025-06-10')).toEqual({ 2: TODAY, 3: TODAY });
});

it('what is due already stays due, and the day of before changes nothing', () => {
  expect(moved('2025-09-05')).toEqual({});
  expect(moved('2026-09-05', [{ position: 2, kind: 'second', dueOn: '2025-06-01' }])).toEqual({});
});

it('an extra is to be paid when everything is', () => {
  expect(moved('2025-08-08', [{ position: 4, kind: 'add_on', dueOn: '2025-08-06' }])).toEqual({
    4: '2025-07-09',
  });
});
