import { aGuestRecord } from '../../testing/bookings';
import { wordsOf } from './payment.rules';

it.each([
  ['CREW', /code CREW is not given any more.*book again without the code/],
  [null, /your cabin has another price today.*please book again\.$/],
])('says of a price that is gone what went with it: code %s', (promoCode, lead) => {
  const price = { ...aGuestRecord().price, promoCode };
  expect(wordsOf({ nextStep: 'price_changed', travellers: 1, price }).lead).toMatch(lead);
});

it.each([
  [1, /held your place is over.*it is yours again/],
  [2, /held your places is over.*they are yours again/],
])('says to %i travellers that their hold has ended', (travellers, lead) => {
  const { price } = aGuestRecord();
  expect(wordsOf({ nextStep: 'take_again', travellers, price }).lead).toMatch(lead);
});
