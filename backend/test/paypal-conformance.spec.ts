import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { anOrder, issueOf, mock, relsOf, usd, withSource } from './support/paypal-request.js';
import { type Buyer, nobody, SubjectClient, theEmulator, theSandbox } from './support/paypal-subject.js';

// What we hold true of PayPal, asked of the emulator always, and of PayPal's sandbox when PAYPAL_SANDBOX_CLIENT_ID and
// PAYPAL_SANDBOX_CLIENT_SECRET are set. "unsure" marks what PayPal's papers leave open: there the sandbox decides.

const sandbox = theSandbox(process.env);
const subjects = [theEmulator(), ...(sandbox ? [sandbox] : [])];

describe.each(subjects)('$name', (subject) => {
  const client = new SubjectClient(subject);
  const buyer: Buyer = subject.buyer ?? nobody;
  /** What a person has to agree to at PayPal is not asked where there is none. */
  const withBuyer = subject.buyer ? describe : describe.skip;

  beforeAll(() => client.open(), 120_000);
  afterAll(() => subject.close());

  describe('tokens', () => {
    it('are for servers, for hours', async () => {
      const { status, body } = await client.token();
      expect([status, body.token_type]).toEqual([200, 'Bearer']);
      expect(body.expires_in).toBeGreaterThan(3600);
    });

    it('are for browsers, for fifteen minutes', async () => {
      const form = { response_type: 'client_token', 'domains[]': 'shop.example' };
      const { status, body } = await client.token(form);
      expect(status).toBe(200);
      expect(body.expires_in).toBeLessThanOrEqual(900);
    });

    it('unsure: are refused to wrong credentials by invalid_client', async () => {
      const { status, body } = await client.token({}, 'wrong');
      expect([status, body.error]).toEqual([401, 'invalid_client']);
      expect(body.error_description).toEqual(expect.any(String));
    });

    it('unsure: that are false are answered 401, by invalid_token or AUTHENTICATION_FAILURE', async () => {
      const refused = await client.ask('/v2/checkout/orders/X', 'GET', {
        headers: { authorization: 'Bearer nonsense' },
      });
      expect(refused.status).toBe(401);
      expect(['invalid_token', 'AUTHENTICATION_FAILURE']).toContain(refused.body.error ?? refused.body.name);
    });
  });

  describe('an order', () => {
    it('unsure: without a payment source is CREATED, with the links self, approve, update and capture', async () => {
      const made = await client.createOrder(anOrder());
      expect([made.status, made.body.status]).toEqual([201, 'CREATED']);
      expect(made.body.id).toMatch(/^[A-Z0-9]{1,36}$/);
      expect(relsOf(made).toSorted()).toEqual(['approve', 'capture', 'self', 'update']);
    });

    it('unsure: with a payment source is PAYER_ACTION_REQUIRED, with payer-action in place of approve', async () => {
      const made = await client.createOrder({ ...anOrder(), ...withSource });
      expect(made.body.status).toBe('PAYER_ACTION_REQUIRED');
      expect(relsOf(made)).toEqual(expect.arrayContaining(['self', 'payer-action']));
      expect(relsOf(made)).not.toContain('approve');
    });

    it('with a payment source needs a request id', async () => {
      const refused = await client.ask('/v2/checkout/orders', 'POST', {
        body: { ...anOrder(), ...withSource },
      });
      expect([refused.status, issueOf(refused)]).toEqual([400, 'PAYPAL_REQUEST_ID_REQUIRED']);
    });

    it('is made once for a request id: 201, then 200', async () => {
      const requestId = randomUUID();
      const first = await client.createOrder(anOrder(), requestId);
      const second = await client.createOrder(anOrder(), requestId);
      expect([first.status, second.status, second.body.id]).toEqual([201, 200, first.body.id]);
    });

    it('keeps what the merchant gave it', async () => {
      const { id } = (await client.createOrder(anOrder({ custom_id: 'payment-1' }))).body;
      const { body } = await client.ask(`/v2/checkout/orders/${id}`);
      expect(body.purchase_units[0]).toMatchObject({ custom_id: 'payment-1', amount: usd('10.00') });
    });

    it.each([
      ['AMOUNT_MISMATCH', { amount: { ...usd('10.00'), breakdown: { item_total: usd('9.00') } } }, 422],
      ['DECIMAL_PRECISION', { amount: usd('10.001') }, 422],
      ['CANNOT_BE_ZERO_OR_NEGATIVE', { amount: usd('0.00') }, 422],
    ])('is refused by %s', async (issue, unit, status) => {
      const refused = await client.createOrder(anOrder(unit));
      expect([refused.status, refused.body.name, issueOf(refused)]).toEqual([
        status,
        'UNPROCESSABLE_ENTITY',
        issue,
      ]);
      expect(refused.body.debug_id).toEqual(expect.any(String));
    });

    it('that nobody approved is not captured', async () => {
      const { id } = (await client.createOrder(anOrder())).body;
      const headers = { 'PayPal-Request-Id': randomUUID() };
      const refused = await client.ask(`/v2/checkout/orders/${id}/capture`, 'POST', { headers });
      expect([refused.status, issueOf(refused)]).toEqual([422, 'ORDER_NOT_APPROVED']);
    });

    it('that never was is answered 404', async () => {
      const refused = await client.ask('/v2/checkout/orders/5O190127TN364715T');
      expect([refused.status, refused.body.name, issueOf(refused)]).toEqual([
        404,
        'RESOURCE_NOT_FOUND',
        'INVALID_RESOURCE_ID',
      ]);
    });

    it('is declined on request, by the header for negative tests', async () => {
      const { id } = (await client.createOrder(anOrder())).body;
      const headers = { 'PayPal-Request-Id': randomUUID(), ...mock('INSTRUMENT_DECLINED') };
      const refused = await client.ask(`/v2/checkout/orders/${id}/capture`, 'POST', { headers });
      expect([refused.status, issueOf(refused)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    });
  });

  describe('payments', () => {
    it('that never were are answered 404, as captures and as refunds', async () => {
      const answers = [
        await client.ask('/v2/payments/captures/42311647XV020574X'),
        await client.ask('/v2/payments/refunds/1JU08902781691411'),
      ];
      for (const { status, body } of answers)
        expect([status, body.name]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    });

    it('are not refunded on request, by the header for negative tests', async () => {
      const headers = { 'PayPal-Request-Id': randomUUID(), ...mock('CAPTURE_FULLY_REFUNDED') };
      const path = '/v2/payments/captures/42311647XV020574X/refund';
      const refused = await client.ask(path, 'POST', { body: {}, headers });
      expect([refused.status, issueOf(refused)]).toEqual([422, 'CAPTURE_FULLY_REFUNDED']);
    });
  });

  describe('webhooks', () => {
    it.each(['PAYMENT.CAPTURE.REFUNDED', 'PAYMENT.CAPTURE.REVERSED'])(
      'unsure: %s is about a refund, whose link `up` leads to the capture',
      async (type) => {
        const body = { url: 'https://shop.example/told', event_type: type };
        const simulated = await client.ask('/v1/notifications/simulate-event', 'POST', { body });
        expect([simulated.status, simulated.body.resource_type]).toEqual([202, 'refund']);
        const up = simulated.body.resource.links.find(({ rel }: { rel: string }) => rel === 'up');
        expect(up.href).toMatch(/\/payments\/captures\/[A-Z0-9]+$/);
      },
    );

    it('that nobody sent are not verified', async () => {
      const body = {
        auth_algo: 'SHA256withRSA',
        cert_url: 'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-a5cafa77',
        transmission_id: randomUUID(),
        transmission_sig: Buffer.from('nothing').toString('base64'),
        transmission_time: '2025-06-02T09:00:00Z',
        webhook_id: '1JE4291016473214C',
        webhook_event: { id: 'WH-1', event_type: 'PAYMENT.CAPTURE.COMPLETED', resource: {} },
      };
      const answer = await client.ask('/v1/notifications/verify-webhook-signature', 'POST', { body });
      expect([answer.status, answer.body.verification_status]).toEqual([200, 'FAILURE']);
    });
  });

  it('says INVALID of an IPN message that it did not send', async () => {
    expect(await client.validateIpn('txn_id=1&payment_status=Completed')).toBe('INVALID');
  });

  it('shows the statement of 31 days at most', async () => {
    const page = (end: string) =>
      client.ask(`/v1/reporting/transactions?start_date=2025-05-01T00:00:00Z&end_date=${end}&page_size=1`);
    expect((await page('2025-05-31T00:00:00Z')).status).toBe(200);
    expect((await page('2025-06-15T00:00:00Z')).status).toBe(400);
  });

  withBuyer('with a buyer', () => {
    it('unsure: a refund is told of as itself, whose link `up` leads to the capture', async () => {
      const { captureId } = await client.aPayment(anOrder(), buyer);
      await client.ask(`/v2/payments/captures/${captureId}/refund`, 'POST', { body: {} });
      const list = '/v1/notifications/webhooks-events?event_type=PAYMENT.CAPTURE.REFUNDED';
      const [{ resource }] = (await client.ask(list)).body.events;
      const up = resource.links.find(({ rel }: { rel: string }) => rel === 'up');
      expect(up.href.endsWith(`/v2/payments/captures/${captureId}`)).toBe(true);
    });

    it('unsure: sends the buyer back with token and PayerID, or with token alone', async () => {
      const { id } = (await client.createOrder({ ...anOrder(), ...withSource })).body;
      const left = (await buyer(`orders/${id}/cancel`)).body.redirectUrl;
      expect([...new URL(left).searchParams.keys()]).toEqual(['token']);
      const back = new URL((await buyer(`orders/${id}/approve`)).body.redirectUrl);
      expect([...back.searchParams.keys()]).toEqual(['token', 'PayerID']);
      expect(back.searchParams.get('token')).toBe(id);
    });

    it('refunds at the same time never give back more than came', async () => {
      const { captureId } = await client.aPayment(anOrder(), buyer);
      const refunds = await Promise.all(
        Array.from({ length: 4 }, () =>
          client.ask(`/v2/payments/captures/${captureId}/refund`, 'POST', { body: { amount: usd('4.00') } }),
        ),
      );
      expect(refunds.filter(({ status }) => status === 201)).toHaveLength(2);
    });

    it('unsure: forgets an order that was not completed in three hours', async () => {
      const { id } = (await client.createOrder(anOrder())).body;
      await buyer('clock', { advanceMs: 3 * 60 * 60 * 1000 });
      expect((await client.ask(`/v2/checkout/orders/${id}`)).status).toBe(404);
    });
  });
});
