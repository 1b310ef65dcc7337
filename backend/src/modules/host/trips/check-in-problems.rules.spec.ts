import { expect, it } from '@jest/globals';
import type { TripConfig } from '../../trips/trip-config.js';
import { checkInProblems } from './check-in-problems.rules.js';

/** It sails on September 5, and opens on August 22. */
const kept = (closesOn: string | undefined) => ({
  startDate: '2025-09-05',
  config: { checkInDays: 14 } as TripConfig,
  closesOn,
});
const edited = (changes: object = {}) => ({ startDate: '2025-09-05', checkInDays: 14, ...changes });
const sentence = (day: string) =>
  `Online check-in closes on August 29, 2025, as your dates say: it cannot open on ${day}`;

it.each([
  ['later than it closes', { checkInDays: 6 }, { checkInDays: sentence('August 30, 2025') }],
  ['on the day on which it closes', { checkInDays: 7 }, {}],
  ['earlier', { checkInDays: 30 }, {}],
  [
    'later than it closes, because the trip sails later',
    { startDate: '2025-09-19' },
    { startDate: sentence('September 5, 2025') },
  ],
  ['later, because the trip sails later, and in time', { startDate: '2025-09-12' }, {}],
  ['earlier, because the trip sails earlier', { startDate: '2025-08-01' }, {}],
])('a check-in that opens %s', (_, changes, problems) => {
  expect(checkInProblems(edited(changes), kept('2025-08-29'))).toEqual(problems);
});

it('no day is in the way where no host wrote one', () => {
  expect(checkInProblems(edited({ checkInDays: 1 }), kept(undefined))).toEqual({});
});

it('a trip whose days stood so before is saved as it is, and not with another such day', () => {
  expect(checkInProblems(edited(), kept('2025-08-21'))).toEqual({});
  expect(checkInProblems(edited({ checkInDays: 10 }), kept('2025-08-21'))).toHaveProperty('checkInDays');
});
