import { isBoardingNear } from './boardingDays';
import { setServerNow } from './time/clock';

const trip = {
  startDate: '2025-09-05',
  endDate: '2025-09-08',
  timeZone: 'America/Los_Angeles',
  isCalledOff: false,
};

it.each([
  ['2025-08-29T06:59:00Z', false],
  ['2025-08-29T07:00:00Z', true],
  ['2025-09-05T20:00:00Z', true],
  ['2025-09-09T06:59:00Z', true],
  ['2025-09-09T07:00:00Z', false],
])('at %s, by the clocks of the trip: %s', (instant, isNear) => {
  setServerNow(instant);
  expect(isBoardingNear(trip)).toBe(isNear);
});

it('is never near without a day, nor once it is called off', () => {
  setServerNow('2025-09-05T20:00:00Z');
  expect(isBoardingNear({ ...trip, startDate: '', endDate: '' })).toBe(false);
  expect(isBoardingNear({ ...trip, startDate: null, endDate: null })).toBe(false);
  expect(isBoardingNear({ ...trip, isCalledOff: true })).toBe(false);
  expect(isBoardingNear({ ...trip, endDate: null })).toBe(true);
});
