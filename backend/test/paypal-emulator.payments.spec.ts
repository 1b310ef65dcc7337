import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueOf, PaypalGround } from './paypal-emulator.ground.js';

let paypal: PaypalGround;
let base: string;

beforeAll(async () => {
  paypal = await PaypalGround.open();
}, 120_000);
afterAll(() => paypal.close());
beforeEach(async () => {
  base = await paypal.startFresh();
});
afterEach(() => paypal.stopAll());

const usd = (value: string) => ({ amount: { currency_code: 'USD', value } });
const get = (path: string) => paypal.ask(`${base}${path}`);
const captureStatus = async (id: string) => (await get(`/v2/payments/captures/${id}`)).body.status;

const refund = (id: string, body: object = {}) =>
  paypal.ask(`${base}/v2/payments/captures/${id}/refund`, 'POST', { body });

describe('a pending capture', () => {
  const aPendingPayment = async (unit: object = {}) => {
    const fault = { operation: 'capture', kind: 'pending', reason: 'PENDING_REVIEW' };
    await paypal.control(base, 'faults', 'POST', fault);
    return paypal.aPayment(base, unit);
  };

  it('has a reason and no fee in a completed order, and cannot be refunded', async () => {
    const { captureId, order } = await aPendingPayment();
    expect(order.status).toBe('COMPLETED');
    const [capture] = order.purchase_units[0].payments.captures;
    expect([capture.status, capture.status_details]).toEqual(['PENDING', { reason: 'PENDING_REVIEW' }]);
    expect(capture).not.toHaveProperty('seller_receivable_breakdown');
    expect(issueOf(await refund(captureId))).toBe('PENDING_CAPTURE');
  });

  it('is completed with its fee, or denied, once', async () => {
    const { captureId } = await aPendingPayment();
    const completed = await paypal.control(base, `captures/${captureId}/complete`, 'POST');
    expect(completed.body.seller_receivable_breakdown.paypal_fee.value).toBe('25.90');
    expect((await paypal.control(base, `captures/${captureId}/deny`, 'POST')).status).toBe(400);

    const other = await aPendingPayment({ invoice_id: 'booking-1' });
    await paypal.control(base, `captures/${other.captureId}/deny`, 'POST');
    expect(await captureStatus(other.captureId)).toBe('DECLINED');
    expect((await paypal.aPayment(base, { invoice_id: 'booking-1' })).order.status).toBe('COMPLETED');
  });
});

describe('money that is taken back', () => {
  it('by a reversal is gone until the reversal is canceled', async () => {
    const { captureId, orderId } = await paypal.aPayment(base);
    await refund(captureId, usd('28.00'));
    const { body } = await paypal.control(base, `captures/${captureId}/reverse`, 'POST');
    expect(body).toMatchObject({ kind: 'reversal', amount: { value: '700.00' } });
    expect(await captureStatus(captureId)).toBe('REFUNDED');
    expect(issueOf(await refund(captureId))).toBe('REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK');
    const order = (await get(`/v2/checkout/orders/${orderId}`)).body;
    expect(order.purchase_units[0].payments.refunds).toHaveLength(1);

    await paypal.control(base, `captures/${captureId}/cancel-reversal`, 'POST');
    expect(await captureStatus(captureId)).toBe('PARTIALLY_REFUNDED');
    expect((await get(`/v2/payments/refunds/${body.id}`)).body.status).toBe('CANCELLED');
    expect((await paypal.control(base, `captures/${captureId}/cancel-reversal`, 'POST')).status).toBe(400);
  });

  it('by a dispute goes to whom PayPal gives it', async () => {
    const lost = (await paypal.aPayment(base)).captureId;
    const { id } = (await paypal.control(base, `captures/${lost}/dispute`, 'POST')).body;
    expect(issueOf(await refund(lost))).toBe('TRANSACTION_DISPUTED');
    const open = (await get(`/v1/customer/disputes/${id}`)).body;
    expect(open).toMatchObject({ status: 'OPEN', disputed_transactions: [{ seller_transaction_id: lost }] });
    await paypal.control(base, `disputes/${id}/review`, 'POST');
    await paypal.control(base, `disputes/${id}/resolve`, 'POST', { outcome: 'BUYER' });
    expect(await captureStatus(lost)).toBe('REFUNDED');
    const closed = (await get(`/v1/customer/disputes/${id}`)).body;
    expect(closed.dispute_outcome.outcome_code).toBe('RESOLVED_BUYER_FAVOUR');

    const won = (await paypal.aPayment(base)).captureId;
    const second = (await paypal.control(base, `captures/${won}/dispute`, 'POST')).body;
    await paypal.control(base, `captures/${won}/reverse`, 'POST');
    await paypal.control(base, `disputes/${second.id}/resolve`, 'POST', { outcome: 'SELLER' });
    expect(await captureStatus(won)).toBe('COMPLETED');
    expect((await refund(won)).status).toBe(201);
  });
});

describe('an order that is changed at PayPal', () => {
  const patch = (id: string, field: string, value: unknown) =>
    paypal.ask(`${base}/v2/checkout/orders/${id}`, 'PATCH', {
      body: [{ op: 'replace', path: `/purchase_units/@reference_id=='default'/${field}`, value }],
    });

  it('is patched by its merchant until the buyer has agreed to the amount', async () => {
    const { id } = (await paypal.create(base)).body;
    expect((await patch(id, 'amount', usd('700.00').amount)).status).toBe(204);
    expect((await patch(id, 'custom_id', 'payment-2')).status).toBe(204);
    const [unit] = (await get(`/v2/checkout/orders/${id}`)).body.purchase_units;
    expect([unit.amount.value, unit.custom_id]).toEqual(['700.00', 'payment-2']);
    await paypal.control(base, `orders/${id}/approve`, 'POST');
    expect(issueOf(await patch(id, 'amount', usd('1.00').amount))).toBe('AMOUNT_CHANGE_NOT_ALLOWED');
    expect(issueOf(await patch(id, 'payee', {}))).toBe('NOT_PATCHABLE');
    await paypal.capture(base, id);
    expect(issueOf(await patch(id, 'custom_id', 'payment-3'))).toBe('ORDER_ALREADY_COMPLETED');
  });

  it('by the control API costs something else at once', async () => {
    const id = await paypal.anApprovedOrder(base);
    await paypal.control(base, `orders/${id}/amount`, 'POST', { value: '1.00' });
    const [unit] = (await get(`/v2/checkout/orders/${id}`)).body.purchase_units;
    expect(unit.amount.value).toBe('1.00');
  });
});

describe('the clock', () => {
  it('is moved on for everything that reads the time, and stays so over a restart', async () => {
    const id = await paypal.anApprovedOrder(base);
    await paypal.control(base, 'clock', 'POST', { advanceMs: 3 * 60 * 60 * 1000 });
    expect((await get(`/v2/checkout/orders/${id}`)).status).toBe(404);
    await paypal.stopAll();
    base = await paypal.start();
    expect((await get(`/v2/checkout/orders/${id}`)).status).toBe(404);
    await paypal.control(base, 'reset', 'POST');
    const fresh = (await paypal.create(base)).body.id;
    expect((await paypal.control(base, `orders/${fresh}`)).body.expiresAt).toBe('2025-06-02T12:00:00.000Z');
  });
});
