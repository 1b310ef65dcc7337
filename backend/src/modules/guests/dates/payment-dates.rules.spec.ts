import { expect, it } from '@jest/globals';
import { type OpenPartOf, paymentDeadlines } from './payment-dates.rules.js';

const part = (changes: Partial<OpenPartOf> = {}): OpenPartOf => ({
  bookingId: 1,
  position: 2,
  kind: 'second',
  dueOn: '2025-07-07',
  openCents: 42_500,
  ...changes,
});

it('has the two days of the usual plan even when nothing is open', () => {
  expect(
    paymentDeadlines({ startDate: '2025-09-05' }, []).map(({ kind, onDate, bookings }) => [
      kind,
      onDate,
      bookings,
    ]),
  ).toEqual([
    ['second', '2025-07-07', 0],
    ['final', '2025-08-06', 0],
  ]);
});

it('adds up what hangs on a day', () => {
  const open = [part(), part({ bookingId: 2, openCents: 100 }), part({ kind: 'final', dueOn: '2025-08-06' })];
  expect(
    paymentDeadlines({ startDate: '2025-09-05' }, open).map(({ bookings, openCents }) => [
      bookings,
      openCents,
    ]),
  ).toEqual([
    [2, 42_600],
    [1, 42_500],
  ]);
});

it('keeps days that are not the plan’s apart', () => {
  const moved = paymentDeadlines({ startDate: '2025-09-05' }, [part({ dueOn: '2025-06-30' })]);
  expect(moved.map(({ key, bookings }) => [key, bookings])).toEqual([
    ['second:2025-06-30', 1],
    ['second:2025-07-07', 0],
    ['final:2025-08-06', 0],
  ]);
});
it('knows no days for a trip without a day', () =>
  expect(paymentDeadlines({ startDate: null }, [])).toEqual([]));

it('has the days of the trip’s own plan', () => {
  const plan = {
    depositPercent: 40,
    laterParts: [
      { percent: 20, daysBefore: null, dueOn: '2025-07-15' },
      { percent: 20, daysBefore: 40, dueOn: null },
      { percent: 20, daysBefore: 14, dueOn: null },
    ],
  };
  expect(
    paymentDeadlines({ startDate: '2025-09-05', plan }, []).map(({ kind, onDate }) => [kind, onDate]),
  ).toEqual([
    ['second', '2025-07-15'],
    ['third', '2025-07-27'],
    ['final', '2025-08-22'],
  ]);
});
