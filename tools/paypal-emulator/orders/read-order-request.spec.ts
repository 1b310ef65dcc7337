import { describe, expect, it } from '@jest/globals';
import { Refusal } from '../http/refusal.js';
import { readOrderRequest } from './read-order-request.js';

function aRequest(unit: object = {}, rest: object = {}) {
  return {
    intent: 'CAPTURE',
    purchase_units: [{ amount: { currency_code: 'USD', value: '728.00' }, ...unit }],
    ...rest,
  };
}

function refusalOf(body: unknown) {
  try {
    readOrderRequest(body);
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.answer;
    throw thrown;
  }
  throw new Error('was not refused');
}

describe('readOrderRequest', () => {
  it('reads amounts as cents and what the merchant wants to be shown', () => {
    const body = aRequest(
      { custom_id: 'payment-1' },
      { payment_source: { paypal: { experience_context: { brand_name: 'Gangway' } } } },
    );
    const { purchaseUnits, experience } = readOrderRequest(body);
    expect(purchaseUnits[0]).toMatchObject({
      amountCents: 72_800,
      customId: 'payment-1',
      referenceId: 'default',
    });
    expect(experience?.brandName).toBe('Gangway');
  });

  it.each([
    ['a missing field', { purchase_units: [{}] }, '/intent', 'MISSING_REQUIRED_PARAMETER'],
    ['an unknown intent', aRequest({}, { intent: 'SALE' }), '/intent', 'INVALID_PARAMETER_VALUE'],
    [
      'an amount that is a number',
      aRequest({ amount: { currency_code: 'USD', value: 728 } }),
      '/purchase_units/0/amount/value',
      'INVALID_PARAMETER_SYNTAX',
    ],
    [
      'an amount that is no decimal',
      aRequest({ amount: { currency_code: 'USD', value: '7e2' } }),
      '/purchase_units/0/amount/value',
      'INVALID_PARAMETER_SYNTAX',
    ],
    [
      'a text that is too long',
      aRequest({ custom_id: 'x'.repeat(128) }),
      '/purchase_units/0/custom_id',
      'INVALID_STRING_LENGTH',
    ],
    [
      'an address that a browser would run',
      aRequest(
        {},
        { payment_source: { paypal: { experience_context: { return_url: 'javascript:alert(1)' } } } },
      ),
      '/payment_source/paypal/experience_context/return_url',
      'INVALID_PARAMETER_SYNTAX',
    ],
  ])('answers 400 and names the field for %s', (_what, body, field, issue) => {
    const { status, body: error } = refusalOf(body);
    expect({ status, name: error.name }).toEqual({ status: 400, name: 'INVALID_REQUEST' });
    expect(error.details).toContainEqual(expect.objectContaining({ field, issue, location: 'body' }));
  });

  it.each([
    ['728.001', 'DECIMAL_PRECISION'],
    ['-1.00', 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    ['10000000', 'MAX_VALUE_EXCEEDED'],
  ])('answers 422 for an amount of %s', (value, issue) => {
    const { status, body } = refusalOf(aRequest({ amount: { currency_code: 'USD', value } }));
    expect([status, body.name, body.details[0]?.issue]).toEqual([422, 'UNPROCESSABLE_ENTITY', issue]);
  });

  it('refuses a currency that PayPal does not settle, and cents of one that has none', () => {
    const issueOf = (currency_code: string, value: string) =>
      refusalOf(aRequest({ amount: { currency_code, value } })).body.details[0]?.issue;
    expect(issueOf('KRW', '72800')).toBe('INVALID_CURRENCY_CODE');
    expect(issueOf('JPY', '728.50')).toBe('DECIMALS_NOT_SUPPORTED');
  });

  it('refuses a breakdown in another currency than its amount', () => {
    const breakdown = { item_total: { currency_code: 'EUR', value: '728.00' } };
    const { body } = refusalOf(aRequest({ amount: { currency_code: 'USD', value: '728.00', breakdown } }));
    expect(body.details[0]?.issue).toBe('MULTI_CURRENCY_ORDER');
  });
});
