import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { issueOf, PaypalGround, type Reply } from './paypal-emulator.ground.js';

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

function refund(
  id: string,
  body: object = {},
  requestId: string = randomUUID(),
  more: object = {},
): Promise<Reply> {
  const headers = { 'PayPal-Request-Id': requestId, Prefer: 'return=representation', ...more };
  return paypal.ask(`${base}/v2/payments/captures/${id}/refund`, 'POST', { body, headers });
}

describe('a refund', () => {
  it('goes back in parts until nothing is left, and the order shows each', async () => {
    const { captureId, orderId } = await paypal.aPayment(base);
    const first = await refund(captureId, { ...usd('228.00'), custom_id: 'r-1', note_to_payer: 'Sorry' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'r-1',
      note_to_payer: 'Sorry',
      amount: { currency_code: 'USD', value: '228.00' },
      seller_payable_breakdown: {
        gross_amount: { value: '228.00' },
        paypal_fee: { value: '0.00' },
        net_amount: { value: '228.00' },
        total_refunded_amount: { value: '228.00' },
      },
    });
    const up = first.body.links.find((link: { rel: string }) => link.rel === 'up');
    expect(up.href).toBe(`${base}/v2/payments/captures/${captureId}`);
    expect(await captureStatus(captureId)).toBe('PARTIALLY_REFUNDED');
    expect(issueOf(await refund(captureId, usd('500.01')))).toBe('REFUND_AMOUNT_EXCEEDED');

    const rest = await refund(captureId);
    expect(rest.body.seller_payable_breakdown.total_refunded_amount.value).toBe('728.00');
    expect(await captureStatus(captureId)).toBe('REFUNDED');
    expect(issueOf(await refund(captureId))).toBe('CAPTURE_FULLY_REFUNDED');
    const order = (await get(`/v2/checkout/orders/${orderId}`)).body;
    expect(order.purchase_units[0].payments.refunds).toEqual([first.body, rest.body]);
    expect((await get(`/v2/payments/refunds/${rest.body.id}`)).body).toEqual(rest.body);
    expect(await paypal.effects(base, 'refund')).toBe(2);
  });

  it('is answered in short form unless the whole is asked for', async () => {
    const { captureId } = await paypal.aPayment(base);
    const { body } = await refund(captureId, {}, randomUUID(), { Prefer: 'return=minimal' });
    expect(Object.keys(body)).toEqual(['id', 'status', 'links']);
  });

  it('never exceeds the capture, whoever asks at the same time', async () => {
    const { captureId } = await paypal.aPayment(base);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refund(captureId, usd('218.40'))));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(replies.filter((reply) => issueOf(reply) === 'REFUND_AMOUNT_EXCEEDED')).toHaveLength(7);
  });

  it('happens once for a request id, for 45 days', async () => {
    const { captureId } = await paypal.aPayment(base);
    const requestId = randomUUID();
    const first = await refund(captureId, usd('1.00'), requestId);
    paypal.time.now = new Date('2025-07-17T08:59:59Z');
    await paypal.freshToken(base);
    const again = await refund(captureId, usd('1.00'), requestId);
    expect([again.status, again.body.id]).toEqual([200, first.body.id]);
    paypal.time.now = new Date('2025-07-17T09:00:00Z');
    const twice = await refund(captureId, usd('1.00'), requestId);
    expect(twice.status).toBe(201);
    expect(twice.body.id).not.toBe(first.body.id);
  });

  it.each([
    [usd('1.005'), 422, 'DECIMAL_PRECISION'],
    [usd('0.00'), 422, 'CANNOT_BE_ZERO_OR_NEGATIVE'],
    [{ amount: { currency_code: 'EUR', value: '1.00' } }, 422, 'REFUND_CAPTURE_CURRENCY_MISMATCH'],
    [{ amount: { currency_code: 'USD', value: 1 } }, 400, 'INVALID_PARAMETER_SYNTAX'],
    [{ note_to_payer: 'x'.repeat(256) }, 400, 'INVALID_STRING_LENGTH'],
  ])('%j is refused', async (body, status, issue) => {
    const { captureId } = await paypal.aPayment(base);
    const refused = await refund(captureId, body);
    expect([refused.status, issueOf(refused)]).toEqual([status, issue]);
  });

  it('is refused under an invoice that was refunded, and for what is not there', async () => {
    const { captureId } = await paypal.aPayment(base);
    await refund(captureId, { ...usd('1.00'), invoice_id: 'refund-1' });
    expect(issueOf(await refund(captureId, { ...usd('1.00'), invoice_id: 'refund-1' }))).toBe(
      'DUPLICATE_INVOICE_ID',
    );
    expect((await refund('NOTHING')).status).toBe(404);
    expect((await get('/v2/payments/refunds/NOTHING')).status).toBe(404);
  });

  it('can be refused by the header, and made without an answer', async () => {
    const { captureId } = await paypal.aPayment(base);
    const mock = { 'PayPal-Mock-Response': '{"mock_application_codes":"REFUND_FAILED_INSUFFICIENT_FUNDS"}' };
    const mocked = await refund(captureId, {}, randomUUID(), mock);
    expect(issueOf(mocked)).toBe('REFUND_FAILED_INSUFFICIENT_FUNDS');
    const requestId = randomUUID();
    await paypal.control(base, 'faults', 'POST', { operation: 'refund', kind: 'commit-then-drop' });
    await expect(refund(captureId, {}, requestId)).rejects.toThrow('fetch failed');
    expect((await refund(captureId, {}, requestId)).status).toBe(200);
    expect(await captureStatus(captureId)).toBe('REFUNDED');
  });

  it('that is pending holds the money until the bank has decided', async () => {
    const { captureId } = await paypal.aPayment(base);
    await paypal.control(base, 'faults', 'POST', { operation: 'refund', kind: 'pending', times: 2 });
    const failing = await refund(captureId, usd('500.00'));
    expect(failing.body).toMatchObject({ status: 'PENDING', status_details: { reason: 'ECHECK' } });
    expect(await captureStatus(captureId)).toBe('COMPLETED');
    expect(issueOf(await refund(captureId, usd('228.01')))).toBe('REFUND_AMOUNT_EXCEEDED');
    await paypal.control(base, `refunds/${failing.body.id}/fail`, 'POST');
    expect((await get(`/v2/payments/refunds/${failing.body.id}`)).body.status).toBe('FAILED');

    const clearing = await refund(captureId);
    await paypal.control(base, `refunds/${clearing.body.id}/complete`, 'POST');
    expect(await captureStatus(captureId)).toBe('REFUNDED');
    expect((await paypal.control(base, `refunds/${clearing.body.id}/fail`, 'POST')).status).toBe(400);
  });

  it('made at the dashboard is there like any other', async () => {
    const { captureId, orderId } = await paypal.aPayment(base);
    const { body } = await paypal.control(base, `captures/${captureId}/refund`, 'POST', { value: '28.00' });
    expect((await get(`/v2/payments/refunds/${body.id}`)).body.amount.value).toBe('28.00');
    const { refunds } = (await paypal.control(base, `refunds?order=${orderId}`)).body;
    expect(refunds).toEqual([
      expect.objectContaining({ id: body.id, kind: 'refund', capture_id: captureId }),
    ]);
    await paypal.control(base, `captures/${captureId}/refund`, 'POST');
    expect(await captureStatus(captureId)).toBe('REFUNDED');
  });
});
