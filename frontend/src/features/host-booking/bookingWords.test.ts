import { actOf, departureWords } from './bookingWords';

it('says how far away the departure is, also when it is today or over', () => {
  expect([95, 1, 0, -3].map(departureWords)).toEqual([
    'Departure is in 95 days.',
    'Departure is in 1 day.',
    'Departure is today.',
    'The trip has departed.',
  ]);
});

it('tells an act of the log and what it was about', () => {
  const act = { at: '2025-06-02T16:00:00Z', by: 'Theo', reason: null, amountCents: null };
  expect(actOf({ ...act, action: 'booking.edited', about: 'roomNumber, phone' })).toBe(
    'Booking edited: room number, phone',
  );
  expect(actOf({ ...act, action: 'add_on.added', about: '' })).toBe('Extra added');
});
