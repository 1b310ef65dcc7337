import { aGuestRecord } from '../../testing/bookings';
import { wordsOf } from './payment.rules';

it.each([
  ['CREW', /code CREW is not given any more.*book again without the code/],
  [null, /your cabin has another price today.*please book again\.$/],
])('says of a price that is gone what went with it: code %s', (promoCode, lead) => {
  const price = { ...aGuestRecord().price, promoCode };
  expect(wordsOf({ nextStep: 'price_changed', travellers: 1, price, amountPaid: 0 }).lead).toMatch(lead);
});

it.each([
  [1, /held your place is over.*it is yours again/],
  [2, /held your places is over.*they are yours again/],
])('says to %i travellers that their hold has ended', (travellers, lead) => {
  const { price } = aGuestRecord();
  expect(wordsOf({ nextStep: 'take_again', travellers, price, amountPaid: 0 }).lead).toMatch(lead);
});

it('calls no payment the buyer’s that may be the payment of a share', () => {
  const told = { nextStep: 'confirming', travellers: 1, price: aGuestRecord().price } as const;
  expect(wordsOf({ ...told, amountPaid: 0 }).title).toBe('We are confirming your payment');
  const { title, lead } = wordsOf({ ...told, amountPaid: 213 });
  expect(title).toBe('We are confirming a payment');
  expect(lead).not.toMatch(/your payment|again/);
});
