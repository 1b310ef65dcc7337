import { expect, it } from '@jest/globals';
import { movedParts } from './moved-parts.rules.js';

type Parts = Parameters<typeof movedParts>[0];

const TODAY = '2025-06-02';
const part = (position: number, dueOn: string, daysBefore: number | null, dueBeforeMove?: string) => ({
  position,
  dueOn,
  daysBefore,
  dueBeforeMove: dueBeforeMove ?? null,
});
const parts: Parts = [part(1, '2025-05-01', null), part(2, '2025-07-07', 60), part(3, '2025-08-06', 30)];
const days = (moved: ReturnType<typeof movedParts>) =>
  Object.fromEntries(moved.map(({ position, dueOn }) => [position, dueOn]));
const moved = (startDate: string, of = parts, today = TODAY) => days(movedParts(of, startDate, today));
/** The same parts after a move. */
const after = (startDate: string, of = parts, today = TODAY): Parts => {
  const changes = movedParts(of, startDate, today);
  return of.map((one) => ({ ...one, ...changes.find(({ position }) => position === one.position) }));
};

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
  expect(moved('2026-09-05', [part(2, '2025-06-01', 60)])).toEqual({});
});

it('a day that was wrong is taken back with what it made due, also days later', () => {
  const wrong = after('2025-06-20');
  expect(wrong.map(({ dueOn }) => dueOn)).toEqual(['2025-05-01', TODAY, TODAY]);
  expect(moved('2025-09-05', wrong)).toEqual({ 2: '2025-07-07', 3: '2025-08-06' });
  expect(moved('2025-09-05', wrong, '2025-06-12')).toEqual({ 2: '2025-07-07', 3: '2025-08-06' });
});

it('what has fallen due in the time between stays due when the day is taken back', () => {
  const wrong = after('2025-06-20');
  expect(moved('2025-09-05', wrong, '2025-07-08')).toEqual({ 3: '2025-08-06' });
});

it('a day that somebody set stays, whenever the ship sails', () => {
  expect(moved('2025-07-10', [part(2, '2025-07-20', null)])).toEqual({});
});
