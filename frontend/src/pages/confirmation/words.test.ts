import { aGuestRecord } from '../../testing/bookings';
import { wordsFor } from './words';

it.each([
  [1, 'cancelled', /^Your place has been released/],
  [2, 'cancelled', /^Your places have been released/],
  [1, 'sold_out', /^The hold on your place ended, and others have taken it since/],
  [2, 'price_changed', /^The hold on your places ended, and they have another price today/],
  [1, 'take_again', /^Your place is no longer held; as long as there is one/],
  [2, 'nothing', /^Thank you\. Your places are confirmed/],
] as const)('speaks to %i of what was booked by its number: %s', (travellers, nextStep, lead) => {
  const paymentStatus = nextStep === 'nothing' ? 'paid' : 'unpaid';
  expect(wordsFor(aGuestRecord({ travellers, nextStep, paymentStatus })).lead).toMatch(lead);
});
