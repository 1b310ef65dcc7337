import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anOrder, issueOf, PaypalGround, SHOP } from './paypal-emulator.ground.js';

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

describe('a token', () => {
  it('is given to the right credentials only', async () => {
    expect((await paypal.token(base)).body).toMatchObject({ token_type: 'Bearer', expires_in: 32_400 });
    expect(await paypal.token(base, {}, 'wrong')).toEqual({
      status: 401,
      body: { error: 'invalid_client', error_description: 'Client Authentication failed' },
    });
    expect((await paypal.token(base, { grant_type: 'password' })).body.error).toBe('unsupported_grant_type');
  });

  it('for a browser lives fifteen minutes and can neither create nor capture', async () => {
    const { body } = await paypal.token(base, { response_type: 'client_token', 'domains[]': 'shop.test' });
    expect(body.expires_in).toBe(900);
    const headers = { authorization: `Bearer ${body.access_token}` };
    const id = await paypal.anApprovedOrder(base);
    for (const refused of [
      await paypal.ask(`${base}/v2/checkout/orders`, 'POST', { headers, body: anOrder() }),
      await paypal.capture(base, id, undefined, headers),
    ]) {
      expect([refused.status, refused.body.name, issueOf(refused)]).toEqual([
        403,
        'NOT_AUTHORIZED',
        'PERMISSION_DENIED',
      ]);
    }
    const { violations } = (await paypal.control(base, 'violations')).body;
    expect(violations).toHaveLength(2);
    expect(await paypal.effects(base, 'capture')).toBe(0);
  });

  it('that is false or has run out is refused', async () => {
    const wrong = { authorization: 'Bearer nonsense' };
    expect(await paypal.ask(`${base}/v2/checkout/orders/X`, 'GET', { headers: wrong })).toMatchObject({
      status: 401,
      body: { error: 'invalid_token' },
    });
    paypal.time.now = new Date('2025-06-02T18:00:00Z');
    expect((await paypal.create(base)).status).toBe(401);
  });
});

describe('an order', () => {
  it('goes from creation to a completed capture with its fee', async () => {
    const created = await paypal.create(base, { custom_id: 'payment-1', invoice_id: 'booking-1' });
    expect(created.status).toBe(201);
    expect(Object.keys(created.body)).toEqual(['id', 'status', 'links']);
    expect(created.body.status).toBe('PAYER_ACTION_REQUIRED');
    expect(created.body.id).toMatch(/^[A-Z0-9]{17}$/);
    const { id } = created.body;

    expect(issueOf(await paypal.capture(base, id))).toBe('ORDER_NOT_APPROVED');
    await paypal.control(base, `orders/${id}/approve`, 'POST');
    const { status, body } = await paypal.capture(base, id);
    expect([status, body.status]).toEqual([201, 'COMPLETED']);
    expect(body.payer.payer_id).toEqual(expect.any(String));
    const [taken] = body.purchase_units[0].payments.captures;
    expect(taken).toMatchObject({
      status: 'COMPLETED',
      custom_id: 'payment-1',
      invoice_id: 'booking-1',
      final_capture: true,
      seller_receivable_breakdown: {
        gross_amount: { currency_code: 'USD', value: '728.00' },
        paypal_fee: { value: '25.90' },
        net_amount: { value: '702.10' },
      },
    });

    expect(issueOf(await paypal.capture(base, id))).toBe('ORDER_ALREADY_CAPTURED');
    expect((await paypal.ask(`${base}/v2/payments/captures/${taken.id}`)).body.amount.value).toBe('728.00');
    expect((await paypal.ask(`${base}/v2/checkout/orders/${id}`)).body).toEqual(body);
  });

  it('without a payment source waits with an approve link and needs no request id', async () => {
    const { purchase_units, intent } = anOrder();
    const { status, body } = await paypal.ask(`${base}/v2/checkout/orders`, 'POST', {
      body: { purchase_units, intent },
    });
    expect([status, body.status]).toEqual([201, 'CREATED']);
    expect(body.links.map((link: { rel: string }) => link.rel)).toEqual([
      'self',
      'approve',
      'update',
      'capture',
    ]);
    const refused = await paypal.ask(`${base}/v2/checkout/orders`, 'POST', { body: anOrder() });
    expect([refused.status, issueOf(refused)]).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED']);
  });

  it('is declined once, then approved again and captured under the same request id', async () => {
    const { body } = await paypal.create(base);
    const requestId = randomUUID();
    await paypal.control(base, `orders/${body.id}/decline`, 'POST');
    const declined = await paypal.capture(base, body.id, requestId);
    expect([declined.status, issueOf(declined)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    await paypal.control(base, `orders/${body.id}/approve`, 'POST');
    expect((await paypal.capture(base, body.id, requestId)).status).toBe(201);
  });

  it('is not there any more once it has lapsed, unless it was paid', async () => {
    const paid = await paypal.anApprovedOrder(base);
    await paypal.capture(base, paid);
    const left = await paypal.anApprovedOrder(base);
    paypal.time.now = new Date('2025-06-02T12:00:00Z');
    for (const reply of [
      await paypal.capture(base, left),
      await paypal.ask(`${base}/v2/checkout/orders/${left}`),
    ]) {
      expect([reply.status, reply.body.name, issueOf(reply)]).toEqual([
        404,
        'RESOURCE_NOT_FOUND',
        'INVALID_RESOURCE_ID',
      ]);
    }
    expect((await paypal.ask(`${base}/v2/checkout/orders/${paid}`)).status).toBe(200);
  });

  it('is not captured for an invoice that was paid already', async () => {
    const [first, second] = [
      await paypal.anApprovedOrder(base, { invoice_id: 'booking-1' }),
      await paypal.anApprovedOrder(base, { invoice_id: 'booking-1' }),
    ];
    const replies = await Promise.all([paypal.capture(base, first), paypal.capture(base, second)]);
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    expect(replies.map(issueOf)).toContain('DUPLICATE_INVOICE_ID');
    const loser = replies[0]?.status === 422 ? first : second;
    expect((await paypal.ask(`${base}/v2/checkout/orders/${loser}`)).body.status).toBe('APPROVED');
  });
});

describe('the approval page', () => {
  const decide = (fields: Record<string, string>, origin: string) =>
    fetch(`${base}/checkoutnow`, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin },
      redirect: 'manual',
    });

  it('takes the decision from its own form and from no other site', async () => {
    const { id } = (await paypal.create(base)).body;
    expect((await decide({ token: id, decision: 'approve' }, SHOP)).status).toBe(403);
    expect((await paypal.control(base, `orders/${id}`)).body.funding).toBeNull();
    const taken = await decide({ token: id, decision: 'approve' }, base);
    expect([taken.status, taken.headers.get('location')]).toEqual([
      303,
      `${SHOP}/back?token=${id}&PayerID=EMULATEDBUYER`,
    ]);
    const left = await decide({ token: id, decision: 'cancel' }, base);
    expect(left.headers.get('location')).toBe(`${SHOP}/back?cabin=inside&token=${id}`);
  });

  it('in a popup speaks to the merchant it was opened by, and to known ones only', async () => {
    const { id } = (await paypal.create(base)).body;
    const answer = await decide({ token: id, decision: 'approve', merchant: SHOP }, base);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await answer.text()).toContain(`"${SHOP}")`);
    const stranger = encodeURIComponent('http://evil.test');
    expect((await fetch(`${base}/checkoutnow?token=${id}&merchant=${stranger}`)).status).toBe(403);
  });

  it('says what became of an order that cannot be paid', async () => {
    const paid = await paypal.anApprovedOrder(base);
    await paypal.capture(base, paid);
    const { id } = (await paypal.create(base)).body;
    paypal.time.now = new Date('2025-06-02T12:00:00Z');
    const page = async (token: string) => (await fetch(`${base}/checkoutnow?token=${token}`)).text();
    expect(await page(paid)).toContain('This payment is complete');
    expect(await page(id)).toContain('This payment has expired');
    expect(await page('UNKNOWN')).toContain('This payment is not known');
  });
});
