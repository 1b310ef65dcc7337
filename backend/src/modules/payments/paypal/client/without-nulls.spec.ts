import { expect, it } from '@jest/globals';
import { capture, dispute } from './paypal.schemas.js';
import { withoutNulls } from './without-nulls.js';

it('takes out what is null, at every depth, and nothing else', () => {
  expect(withoutNulls({ a: null, b: [null, { c: null, d: 0 }, ''], e: { f: false } })).toEqual({
    b: [{ d: 0 }, ''],
    e: { f: false },
  });
  expect(withoutNulls(undefined)).toBeUndefined();
});

it('an answer of PayPal with nulls in it is read as one that leaves them out', () => {
  const amount = { currency_code: 'USD', value: '10.00' };
  const answer = { id: 'C', status: 'COMPLETED', amount, custom_id: null, supplementary_data: null };
  expect(
    capture.safeParse(withoutNulls({ ...answer, seller_receivable_breakdown: { paypal_fee: null } })).success,
  ).toBe(true);
  const told = { dispute_id: 'D', status: 'OPEN', disputed_transactions: [{ seller_transaction_id: null }] };
  expect(dispute.safeParse(withoutNulls(told)).success).toBe(true);
});
