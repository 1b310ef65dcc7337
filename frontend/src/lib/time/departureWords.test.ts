import { departureWords } from './departureWords';

it('says how far away the departure is, also when it is today or over', () => {
  expect([95, 1, 0, -3].map(departureWords)).toEqual([
    'Departure is in 95 days.',
    'Departure is in 1 day.',
    'Departure is today.',
    'The trip has departed.',
  ]);
});
