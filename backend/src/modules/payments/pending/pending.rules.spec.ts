import { describe, expect, it } from '@jest/globals';
import { merchantMust, whyPending } from './pending.rules.js';

describe('why a payment is pending', () => {
  it.each([
    ['RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION', 'accept or deny it in your PayPal account'],
    ['UNILATERAL', 'confirm the e-mail address of your PayPal account'],
    ['multi_currency', 'accept or deny it in your PayPal account'],
  ])('%s is for the merchant to end', (reason, must) => {
    expect(merchantMust(reason)).toBe(must);
    expect(whyPending(reason)).toBe(must);
  });

  it.each([
    ['ECHECK', 'the check has to clear at the bank of the buyer'],
    ['PENDING_REVIEW', 'PayPal reviews it'],
    ['SOMETHING_NEW', 'PayPal says SOMETHING_NEW'],
    [null, 'PayPal says no reason'],
  ])('%s is waited for', (reason, why) => {
    expect(merchantMust(reason)).toBeNull();
    expect(whyPending(reason)).toBe(why);
  });
});
