import { createSign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { aCertificate } from '../src/modules/payments/paypal/webhooks/a-certificate.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import type { SentMessage } from './support/emulator-shapes.js';
import { LinkHolder } from './support/link-holder.js';
import { allWorkedOn, moneyOf } from './support/money-picture.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let sink: Server;
/** What somebody asked of the attacker's server. */
const asked: string[] = [];
let served = '';
/** A genuine event over a capture that has come back to us, and its buyer. */
let genuine: SentMessage;
let buyer: Buyer;

const CERTIFICATE = '/v1/notifications/certs/CERT-attack';
const sinkOrigin = () => `http://127.0.0.1:${(sink.address() as AddressInfo).port}`;

beforeAll(async () => {
  sink = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(served ? 200 : 302, { Location: '/elsewhere' }).end(served);
  }).listen(0, '127.0.0.1');
  await once(sink, 'listening');
  // The one way to stand where PayPal's certificates may come from: its other address here.
  stack = await startStack({
    env: { PAYPAL_SDK_URL: `${sinkOrigin()}/web-sdk/v6/core`, TRUST_PROXY_HOPS: '1' },
  });
  await aTripOnSale(stack);
  await stack.emulator.holdWebhooks();
  buyer = Buyer.of(stack);
  await buyer.order('forged@example.com');
  await stack.emulator.decide(buyer.orderId, 'approve');
  const [approved] = await stack.emulator.webhookEvents();
  genuine = await stack.emulator.webhookMessage(approved!.id);
}, 120_000);
afterAll(async () => {
  await stack.stop();
  sink.close();
});

const assertNothingHappened = async () => {
  expect(await kept()).toHaveLength(0);
  expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'created', paidCents: 0 });
  await assertBooksBalance(stack);
};
const kept = async () => (await stack.db.query('SELECT id FROM webhook_events')).rows;
const post = async (headers: Record<string, string>, body: string) =>
  (await fetch(`${stack.nodes[0]!.url}/paypal/webhook`, { method: 'POST', headers, body })).status;
const headersOf = ({ headers }: SentMessage) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** The event, signed by the attacker with their own key. */
const signedBy = (key: Parameters<ReturnType<typeof createSign>['sign']>[0], certificateUrl: string) => {
  const headers = headersOf(genuine);
  const { PAYPAL_WEBHOOK_ID: webhookId } = stack.emulator.environmentOfTheProduct;
  const message = [
    headers['paypal-transmission-id'],
    headers['paypal-transmission-time'],
    webhookId,
    crc32(Buffer.from(genuine.body)),
  ].join('|');
  const signature = createSign('RSA-SHA256').update(message).sign(key, 'base64');
  return { ...headers, 'paypal-transmission-sig': signature, 'paypal-cert-url': certificateUrl };
};

describe('a webhook that PayPal did not send', () => {
  afterEach(async () => {
    await assertNothingHappened();
    asked.length = 0;
    served = '';
  });

  it('SEC-44: without a signature is refused', async () => {
    expect(await post({ 'Content-Type': 'application/json' }, genuine.body)).toBe(400);
    expect(await post({}, '')).toBe(400);
    expect(await post(headersOf(genuine), 'not json')).toBe(400);
  });

  it('PAY-12: changes nothing, and neither does a forged notification of the form', async () => {
    expect(
      await post(signedBy((await aCertificate()).key, headersOf(genuine)['paypal-cert-url']!), genuine.body),
    ).toBe(400);
    const guest = await stack.db.query<{ id: string }>('SELECT public_id AS id FROM guests');
    const ipn = {
      txn_id: '4F0RGED000000000B',
      payment_status: 'Completed',
      mc_gross: '808.00',
      mc_currency: 'USD',
    };
    const body = new URLSearchParams({
      ...ipn,
      txn_type: 'web_accept',
      custom: `guest_${guest.rows[0]!.id}_full`,
    });
    expect((await fetch(`${stack.nodes[0]!.url}/paypal/ipn`, { method: 'POST', body })).status).toBe(200);
    await eventually(async () => {
      const told = await stack.db.query('SELECT status FROM ipn_messages');
      expect(told.rows).toEqual([{ status: 'forged' }]);
    });
  });

  it('SEC-45: with one byte changed is refused, in the body and in the signature', async () => {
    const headers = headersOf(genuine);
    expect(await post(headers, genuine.body.replace('APPROVED', 'APPROVEE'))).toBe(400);
    expect(await post(headers, `${genuine.body} `)).toBe(400);
    const signature = headers['paypal-transmission-sig']!;
    const bent = (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1);
    expect(await post({ ...headers, 'paypal-transmission-sig': bent }, genuine.body)).toBe(400);
  });

  it('SEC-46: with a certificate from elsewhere is refused, and nothing is fetched from there', async () => {
    const { key, pem } = await aCertificate();
    served = pem;
    const own = new URL(sinkOrigin());
    const port = own.port;
    const elsewhere = [
      `http://localhost:${port}${CERTIFICATE}`,
      `http://[::1]:${port}${CERTIFICATE}`,
      `https://127.0.0.1:${port}${CERTIFICATE}`,
      `http://user@127.0.0.1:${port}${CERTIFICATE}`,
      `http://127.0.0.1:${port}/elsewhere/CERT-attack`,
      `http://127.0.0.1:${port}${CERTIFICATE}?x=1`,
      `http://api.paypal.com@127.0.0.1:${port}${CERTIFICATE}`,
      `https://evil.example${CERTIFICATE}`,
    ];
    for (const url of elsewhere)
      expect([url, await post(signedBy(key, url), genuine.body)]).toEqual([url, 400]);
    expect(asked).toEqual([]);
  });

  it('SEC-46: whose certificate is somewhere else by a redirect is refused, and the redirect is not followed', async () => {
    const { key } = await aCertificate();
    expect(await post(signedBy(key, `${sinkOrigin()}${CERTIFICATE}-302`), genuine.body)).toBe(400);
    expect(asked).toEqual([`${CERTIFICATE}-302`]);
  });

  it('SEC-47: with a certificate that signed itself is refused, though it has the right name and place', async () => {
    const { key, pem } = await aCertificate();
    served = pem;
    expect(await post(signedBy(key, `${sinkOrigin()}${CERTIFICATE}`), genuine.body)).toBe(400);
    expect(asked).toEqual([CERTIFICATE]);
  });
});

it('SEC-48: a genuine webhook that is played again has no second effect', async () => {
  const headers = headersOf(genuine);
  expect(await post({ ...headers, 'paypal-transmission-time': '2020-01-01T00:00:00Z' }, genuine.body)).toBe(
    400,
  );
  expect(await kept()).toHaveLength(0);
  expect(await post(headers, genuine.body)).toBe(200);
  expect(await post(headers, genuine.body)).toBe(200);
  expect(await kept()).toHaveLength(1);
  await stack.emulator.releaseWebhooks();
  await allWorkedOn(stack);
  expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'approved', paidCents: 0 });
  await assertBooksBalance(stack);
});

it('SEC-49: a stranger’s notices of the form are taken so many a minute, and PayPal is asked no faster than it likes', async () => {
  const since = performance.now();
  const forge = (i: number) => {
    const body = new URLSearchParams({ txn_id: `FORGED${i}`, payment_status: 'Completed' });
    return fetch(`${stack.nodes[0]!.url}/paypal/ipn`, { method: 'POST', body });
  };
  const answers = await Promise.all(Array.from({ length: 80 }, (_, i) => forge(i)));
  const refused = answers.filter(({ status }) => status === 429);
  const taken = answers.filter(({ ok }) => ok);
  // Another test may have sent one in this minute.
  expect(taken.length).toBeGreaterThanOrEqual(58);
  expect(taken.length).toBeLessThanOrEqual(60);
  expect(taken.length + refused.length).toBe(80);
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  await eventually(async () =>
    expect((await stack.emulator.calls('verify-ipn')).length).toBeGreaterThanOrEqual(22),
  );
  const { length } = await stack.emulator.calls('verify-ipn');
  expect(length).toBeLessThanOrEqual(21 + (performance.now() - since) / 1_000);

  // Dozens of them wait; what names one of our guests does not wait behind them.
  const { id } = await LinkHolder.of(stack, 'behind.the.forged@example.com');
  const named = new URLSearchParams({
    txn_id: 'NAMED',
    payment_status: 'Completed',
    custom: `guest_${id}_full`,
  });
  const sent = await fetch(`${stack.nodes[0]!.url}/paypal/ipn`, {
    method: 'POST',
    body: named,
    headers: { 'X-Forwarded-For': '198.51.100.77' },
  });
  expect(sent.status).toBe(200);
  const { rows } = await stack.db.query(
    `SELECT priority FROM jobs.job WHERE name = 'paypal.ipn' ORDER BY created_on DESC, priority DESC LIMIT 1`,
  );
  expect(rows).toEqual([{ priority: 1 }]);
});
