import { describe, expect, it } from '@jest/globals';
import { isAccountTrouble, isTakenAlready, refusalOf } from './issues.rules.js';
import { PayPalError } from './paypal-error.js';

describe("PayPal's refusal of a capture", () => {
  it.each([
    ['ORDER_NOT_APPROVED', 'not_approved'],
    ['INSTRUMENT_DECLINED', 'choose_another'],
    ['PAYER_CANNOT_PAY', 'failed'],
    ['PAYEE_ACCOUNT_RESTRICTED', 'our_account'],
    ['PAYEE_NOT_CONSENTED', 'failed'],
  ] as const)('as %s is %s', (issue, refusal) => {
    expect(refusalOf(422, issue)).toBe(refusal);
  });

  it('is unknown where it does not say whether money moved', () => {
    expect(refusalOf(422, 'ORDER_COMPLETION_IN_PROGRESS')).toBeNull();
    expect(refusalOf(422, 'DUPLICATE_INVOICE_ID')).toBeNull();
    expect(refusalOf(409, 'PREVIOUS_REQUEST_IN_PROGRESS')).toBeNull();
    expect(new PayPalError('unknown', 422, 'INSTRUMENT_DECLINED', undefined).refusal).toBeNull();
  });

  it('says when the money was taken already, which is none', () => {
    expect(isTakenAlready('ORDER_ALREADY_CAPTURED')).toBe(true);
    expect(refusalOf(422, 'ORDER_ALREADY_CAPTURED')).toBeNull();
  });
});

it.each([
  [401, 'invalid_client', true],
  [403, 'PERMISSION_DENIED', true],
  [422, 'PAYEE_ACCOUNT_RESTRICTED', true],
  [422, 'PAYER_ACCOUNT_RESTRICTED', false],
  [422, 'CAPTURE_FULLY_REFUNDED', false],
  [500, 'INTERNAL_SERVER_ERROR', false],
])('a refusal by %i %s is trouble with our account: %s', (status, issue, expected) => {
  expect(isAccountTrouble({ status, issue })).toBe(expected);
});
