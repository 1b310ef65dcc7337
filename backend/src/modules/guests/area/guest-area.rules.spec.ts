import { expect, it } from '@jest/globals';
import { daysUntil, missingDetails } from './guest-area.rules.js';

const COMPLETE = {
  dateOfBirth: '1990-02-03',
  passportNumber: 'X1234567',
  emergencyContactName: 'Robin Sample',
  emergencyContactPhone: '+1 555 0101',
};

it.each([
  ['nothing of a complete traveller', COMPLETE, []],
  [
    'a passport that was left out',
    { dateOfBirth: '1990-02-03', emergencyContactName: 'Robin', emergencyContactPhone: '1' },
    ['passport'],
  ],
  ['a passport that was left empty', { ...COMPLETE, passportNumber: '' }, ['passport']],
  ['a contact nobody can call', { ...COMPLETE, emergencyContactPhone: '' }, ['emergencyContact']],
  ['everything of the booking form', null, ['passport', 'dateOfBirth', 'emergencyContact']],
])('misses %s', (_, details, missing) => {
  expect(missingDetails(details)).toEqual(missing);
});

it.each([
  ['2025-09-05', '2025-06-02', 95],
  ['2025-09-05', '2025-09-05', 0],
  ['2025-09-05', '2025-09-08', -3],
  // The clocks change on November 2.
  ['2025-11-10', '2025-11-01', 9],
])('counts the days until %s on %s as %d', (date, today, days) => {
  expect(daysUntil(date, today)).toBe(days);
});
