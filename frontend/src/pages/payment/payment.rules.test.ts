import { aGuestRecord } from '../../testing/bookings';
import { wordsOf } from './payment.rules';

it.each([
  ['CREW', /code CREW is not given any more.*book again without the code/],
  [null, /your cabin has another price today.*please book again\.$/],
])('says of a price that is gone what went with it: code %s', (promoCode, lead) => {
  const price = { ...aGuestRecord().price, promoCode };
  expect(wordsOf({ nextStep: 'price_changed', price }).lead).toMatch(lead);
});
