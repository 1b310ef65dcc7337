import { actionWords } from './log.rules';

it('reads an action as words', () => {
  expect(actionWords('payment.recorded')).toBe('Payment recorded');
  expect(actionWords('booking_form')).toBe('Booking form');
});
