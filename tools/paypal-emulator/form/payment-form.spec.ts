import { describe, expect, it } from '@jest/globals';
import { readPaymentForm } from './payment-form.js';

const enough = { cmd: '_xclick', business: 'merchant@shop.test', amount: '203.00' };

describe('a redirect form', () => {
  it('is filled in with what PayPal takes for granted', () => {
    expect(readPaymentForm({ ...enough, invoice: '' })).toMatchObject({
      currency_code: 'USD',
      quantity: 1,
      rm: '0',
      invoice: '',
      totalCents: 20_300,
    });
  });

  it('multiplies', () => {
    expect(readPaymentForm({ ...enough, quantity: '2' })?.totalCents).toBe(40_600);
  });

  it.each<Record<string, string>>([
    { cmd: '_cart' },
    { business: '' },
    { amount: '' },
    { amount: '0.00' },
    { amount: '1.005' },
    { amount: '1,00' },
    { currency_code: 'XXX' },
    { quantity: '0' },
    { return: 'javascript:alert(1)' },
    { custom: 'x'.repeat(257) },
  ])('%j is not taken', (differing) => {
    expect(readPaymentForm({ ...enough, ...differing })).toBeNull();
  });
});
