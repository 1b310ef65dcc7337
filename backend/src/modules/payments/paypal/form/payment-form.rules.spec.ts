import { expect, it } from '@jest/globals';
import { formFields } from './payment-form.rules.js';

const facts = {
  business: 'crew@cruise.example',
  tripTitle: 'Ensenada Group Cruise',
  guestName: 'Quinn S.',
  guestId: 'AbCdEfGhIjKlMnOpQrStUv',
  option: 'deposit' as const,
  amountCents: 21_300,
  currency: 'USD',
  siteUrl: 'https://cruise.example',
};

it('has exactly the fields of the specification', () => {
  expect(formFields(facts)).toEqual({
    cmd: '_xclick',
    business: 'crew@cruise.example',
    item_name: 'Ensenada Group Cruise - Quinn S. - Deposit',
    amount: '213.00',
    currency_code: 'USD',
    custom: 'guest_AbCdEfGhIjKlMnOpQrStUv_deposit',
    return: 'https://cruise.example/template/confirmation?guest=AbCdEfGhIjKlMnOpQrStUv',
    cancel_return: 'https://cruise.example/template/payment/AbCdEfGhIjKlMnOpQrStUv',
    notify_url: 'https://cruise.example/paypal/ipn',
  });
});

it('keeps what is paid readable in a name that is too long for PayPal', () => {
  const { item_name: name } = formFields({ ...facts, option: 'full', tripTitle: 'x'.repeat(200) });
  expect(name).toHaveLength(127);
  expect(name.endsWith('Full Payment')).toBe(true);
});
