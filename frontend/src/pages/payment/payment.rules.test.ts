import { aGuestRecord } from '../../testing/bookings';
import { wordsOf } from './payment.rules';

it.each([
  ['CREW', /code CREW is not given any more.*book again without the code/],
  [null, /your cabin has another price today.*please book again\.$/],
])('says of a price that is gone what went with it: code %s', (promoCode, lead) => {
  const price = { ...aGuestRecord().price, promoCode };
  expect(wordsOf({ nextStep: 'price_changed', travellers: 1, price, isShareUnderWay: false }).lead).toMatch(
    lead,
  );
});

it.each([
  [1, /held your place is over.*it is yours again/],
  [2, /held your places is over.*they are yours again/],
])('says to %i travellers that their hold has ended', (travellers, lead) => {
  const { price } = aGuestRecord();
  expect(wordsOf({ nextStep: 'take_again', travellers, price, isShareUnderWay: false }).lead).toMatch(lead);
});

it('does not call the payment of a share the buyer’s', () => {
  const told = { nextStep: 'confirming', travellers: 1, price: aGuestRecord().price } as const;
  expect(wordsOf({ ...told, isShareUnderWay: false }).title).toBe('We are confirming your payment');
  const { title, lead } = wordsOf({ ...told, isShareUnderWay: true });
  expect(title).toBe('A share is being paid');
  expect(lead).not.toMatch(/your payment|again/);
});
