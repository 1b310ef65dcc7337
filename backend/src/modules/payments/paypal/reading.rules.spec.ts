import { describe, expect, it } from '@jest/globals';
import type { PayPalCapture, PayPalDispute, PayPalOrder } from './client/paypal.schemas.js';
import { disputeOf, orderOf, returnedOf, takingOf } from './reading.rules.js';

const amount = { value: '692.00', currency_code: 'USD' };
const aCapture = (status: string, changes: Partial<PayPalCapture> = {}): PayPalCapture => ({
  id: `C-${status}`,
  status,
  amount,
  ...changes,
});
const anOrder = (status: string, captures?: PayPalCapture[]): PayPalOrder => ({
  id: '1',
  status,
  purchase_units: [{ amount, custom_id: 'booking', invoice_id: 'booking-1', payments: { captures } }],
});

describe('an order of PayPal', () => {
  it.each([
    ['APPROVED', 'approved'],
    ['COMPLETED', 'completed'],
    ['CREATED', 'open'],
    ['PAYER_ACTION_REQUIRED', 'open'],
    ['NEW_WORD', 'open'],
  ])('that is %s is %s', (status, state) => {
    expect(orderOf(anOrder(status)).state).toBe(state);
  });

  it('that was only approved has taken nothing', () => {
    expect(orderOf(anOrder('APPROVED'))).toMatchObject({
      money: { amount: '692.00', currency: 'USD' },
      ownId: 'booking',
      invoiceId: 'booking-1',
      taking: null,
      returned: [],
    });
  });

  it('has taken, of several captures, the one that is money', () => {
    const { taking } = orderOf(anOrder('COMPLETED', [aCapture('DECLINED'), aCapture('COMPLETED')]));
    expect(taking?.id).toBe('C-COMPLETED');
    expect(orderOf(anOrder('COMPLETED', [aCapture('DECLINED')])).taking?.id).toBe('C-DECLINED');
  });
});

describe('a capture of PayPal', () => {
  it.each([
    ['COMPLETED', 'here'],
    ['PARTIALLY_REFUNDED', 'here'],
    ['REFUNDED', 'gone'],
    ['PENDING', 'pending'],
    ['DENIED', 'failed'],
    ['DECLINED', 'failed'],
    ['FAILED', 'failed'],
    ['NEW_WORD', 'here'],
  ])('that is %s is %s, and keeps the word', (status, state) => {
    expect(takingOf(aCapture(status))).toMatchObject({ state, word: status });
  });

  it('names its fee, its order and why it is held back where PayPal does', () => {
    const told = aCapture('PENDING', {
      status_details: { reason: 'ECHECK' },
      supplementary_data: { related_ids: { order_id: 'O' } },
      seller_receivable_breakdown: { paypal_fee: { value: '24.50', currency_code: 'USD' } },
    });
    expect(takingOf(told)).toMatchObject({ reason: 'ECHECK', orderId: 'O', feeCents: 2_450 });
    expect(takingOf(aCapture('PENDING'))).toMatchObject({ reason: null, orderId: null, feeCents: null });
  });
});

it.each([
  ['COMPLETED', 'completed'],
  ['PENDING', 'pending'],
  ['FAILED', 'failed'],
  ['CANCELLED', 'cancelled'],
  ['NEW_WORD', null],
])('a refund that PayPal calls %s is %s', (status, state) => {
  expect(returnedOf({ id: 'R', status, amount }).state).toBe(state);
});

it('a refund names the capture it went back of by the link that leads up', () => {
  const links = [
    { rel: 'self', href: 'https://api.paypal.com/v2/payments/refunds/R' },
    { rel: 'up', href: 'https://api.paypal.com/v2/payments/captures/C' },
  ];
  expect(returnedOf({ id: 'R', status: 'COMPLETED', amount, links }).takingId).toBe('C');
  expect(returnedOf({ id: 'R', status: 'COMPLETED', amount }).takingId).toBeNull();
});

describe('a dispute at PayPal', () => {
  const aDispute = (status: string, outcome?: string): PayPalDispute => ({
    dispute_id: 'D',
    status,
    ...(outcome ? { dispute_outcome: { outcome_code: outcome } } : {}),
    disputed_transactions: [{ seller_transaction_id: 'C' }],
  });

  it.each([
    ['is open while PayPal decides', 'UNDER_REVIEW', undefined, 'open'],
    ['is open whatever PayPal expects of it', 'UNDER_REVIEW', 'RESOLVED_SELLER_FAVOUR', 'open'],
    ['is kept when it was won', 'RESOLVED', 'RESOLVED_SELLER_FAVOUR', 'kept'],
    ['is kept when the buyer withdrew it', 'RESOLVED', 'CANCELED_BY_BUYER', 'kept'],
    ['is lost when it was decided for the buyer', 'RESOLVED', 'RESOLVED_BUYER_FAVOUR', 'lost'],
    ['is lost when we accepted it', 'RESOLVED', 'ACCEPTED', 'lost'],
    ['is lost where PayPal does not say how it ended', 'RESOLVED', undefined, 'lost'],
  ])('%s', (_, status, outcome, state) => {
    expect(disputeOf(aDispute(status, outcome))).toMatchObject({
      id: 'D',
      state,
      takingId: 'C',
      money: null,
    });
  });
});
