import { actOf, endingOf } from './bookingWords';

it('tells an act of the log and what it was about', () => {
  const act = { at: '2025-06-02T16:00:00Z', by: 'Theo', reason: null, amountCents: null };
  expect(actOf({ ...act, action: 'booking.edited', about: 'roomNumber, phone' })).toBe(
    'Booking edited: room number, phone',
  );
  expect(actOf({ ...act, action: 'add_on.added', about: '' })).toBe('Extra added');
});

it.each([
  ['departed', 'It was not paid when the ship sailed'],
  ['The ship is in the yard', 'The ship is in the yard'],
])('says why a booking has ended: %s', (reason, words) => {
  expect(endingOf(reason)).toBe(words);
});
