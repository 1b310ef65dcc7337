import { actWords } from '../../../backend/contracts/act-words';

it('reads an act and an area as words', () => {
  expect(actWords('payment.recorded')).toBe('Payment recorded');
  expect(actWords('booking_form')).toBe('Booking form');
  expect(actWords('add_on.removed')).toBe('Extra removed');
  expect(actWords('cohost')).toBe('Co-host');
});
