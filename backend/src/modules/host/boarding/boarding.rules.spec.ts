import { describe, expect, it } from '@jest/globals';
import type { BookingStatus } from '../../bookings/booking.rules.js';
import { boardingOpensOn, boardingRefusal, byLastName, outOfTime } from './boarding.rules.js';

const SAILS = { startDate: '2025-09-05', endDate: '2025-09-08' };

it('opens the day before departure; without a day never', () => {
  expect(boardingOpensOn(SAILS)).toBe('2025-09-04');
  expect(boardingOpensOn({ startDate: null })).toBeNull();
});

describe('the time of a trip', () => {
  it.each([
    ['2025-09-03', 'boarding.too_early'],
    ['2025-09-04', undefined],
    ['2025-09-05', undefined],
    ['2025-09-08', undefined],
    ['2025-09-09', 'boarding.over'],
  ])('on %s: %s', (today, code) => {
    expect(outOfTime(SAILS, today)?.code).toBe(code);
  });

  it('names the day from which on somebody can be marked', () => {
    expect(outOfTime(SAILS, '2025-06-02')?.message).toBe(
      'Who is here is marked from September 4, 2025 on, the day before departure.',
    );
  });

  it('has not come while there is no day, and ends with the departure while there is no last one', () => {
    expect(outOfTime({ startDate: null, endDate: null }, '2025-09-05')?.code).toBe('boarding.no_day');
    const open = { startDate: '2025-09-05', endDate: null };
    expect(outOfTime(open, '2025-09-05')).toBeNull();
    expect(outOfTime(open, '2025-09-06')?.code).toBe('boarding.over');
  });
});

it.each<[BookingStatus, string | undefined]>([
  ['confirmed', undefined],
  ['paid', undefined],
  ['cancelled', 'boarding.cancelled'],
  ['held', 'boarding.not_confirmed'],
  ['pending_payment', 'boarding.not_confirmed'],
  ['expired', 'boarding.not_confirmed'],
  ['waitlist', 'boarding.not_confirmed'],
])('of a booking that is %s: %s', (status, code) => {
  expect(boardingRefusal(status, SAILS, '2025-09-05')?.code).toBe(code);
});

it('says that a booking was cancelled before it says that the day has not come', () => {
  expect(boardingRefusal('cancelled', SAILS, '2025-06-02')?.code).toBe('boarding.cancelled');
  expect(boardingRefusal('paid', SAILS, '2025-06-02')?.code).toBe('boarding.too_early');
});

it('sorts by last name as people do', () => {
  const people = [
    { firstName: 'Zoe', lastName: 'Öberg' },
    { firstName: 'Suharto', lastName: '' },
    { firstName: 'Ben', lastName: 'Reyes' },
    { firstName: 'Ada', lastName: 'Reyes' },
    { firstName: 'Cy', lastName: 'Tan' },
  ];
  expect(people.toSorted(byLastName).map(({ firstName }) => firstName)).toEqual([
    'Zoe',
    'Ada',
    'Ben',
    'Suharto',
    'Cy',
  ]);
});
