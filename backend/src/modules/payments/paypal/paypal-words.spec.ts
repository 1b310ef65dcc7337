import { describe, expect, it } from '@jest/globals';
import { PayPalWords } from './paypal-words.service.js';

const words = new PayPalWords();

describe('why a payment is pending', () => {
  it.each([
    ['RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'accept or deny it in your PayPal account'],
    ['UNILATERAL', 'confirm the e-mail address of your PayPal account'],
    ['multi_currency', 'accept or deny it in your PayPal account'],
  ])('%s is for the merchant to end', (reason, must) => {
    expect(words.merchantMust(reason)).toBe(must);
    expect(words.whyPending(reason)).toBe(must);
  });

  it.each([
    ['ECHECK', 'the check has to clear at the bank of the buyer'],
    ['PENDING_REVIEW', 'PayPal reviews it'],
    ['SOMETHING_NEW', 'PayPal says SOMETHING_NEW'],
    [null, 'PayPal says no reason'],
  ])('%s is waited for', (reason, why) => {
    expect(words.merchantMust(reason)).toBeNull();
    expect(words.whyPending(reason)).toBe(why);
  });
});

it.each([
  ['REFUND_TIME_LIMIT_EXCEEDED', 'the payment is older than 180 days'],
  ['SOMETHING_NEW', 'SOMETHING_NEW'],
  [null, 'it gave no reason'],
])('a refund that was refused as %s says why', (issue, why) => {
  expect(words.whyRefused(issue)).toBe(why);
});
