import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
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

const queue = (fault: object) => paypal.control(base, 'faults', 'POST', fault);

describe('a request id', () => {
  it('makes one order, however often it is sent, and answers with its latest state', async () => {
    const requestId = randomUUID();
    const first = await paypal.create(base, {}, requestId);
    await paypal.control(base, `orders/${first.body.id}/approve`, 'POST');
    const again = await paypal.create(base, {}, requestId);
    expect([again.status, again.body.id, again.body.status]).toEqual([200, first.body.id, 'APPROVED']);
    expect(await paypal.effects(base, 'create')).toBe(1);
    expect((await paypal.control(base, 'violations')).body.violations).toEqual([]);
  });

  it('with another body gets the first answer and is written down as a mistake', async () => {
    const requestId = randomUUID();
    const first = await paypal.create(base, {}, requestId);
    const other = await paypal.create(base, { custom_id: 'other' }, requestId);
    expect([other.status, other.body.id]).toEqual([200, first.body.id]);
    const { violations } = (await paypal.control(base, 'violations')).body;
    expect(violations).toEqual([expect.objectContaining({ kind: 'request-id-reused', requestId })]);
  });

  it('is forgotten after six hours', async () => {
    const requestId = randomUUID();
    const first = await paypal.create(base, {}, requestId);
    paypal.time.now = new Date('2025-06-02T15:00:00Z');
    const second = await paypal.create(base, {}, requestId);
    expect(second.status).toBe(201);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it.each([
    ['one id', () => randomUUID()],
    ['an id each', undefined],
  ])('takes the money once from 40 captures at two emulators with %s', async (_what, shared) => {
    const id = await paypal.anApprovedOrder(base);
    const neighbour = await paypal.start();
    const requestId = shared?.();
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, call) => paypal.capture(call % 2 ? base : neighbour, id, requestId)),
    );
    expect(replies.filter((reply) => reply.status === 201)).toHaveLength(1);
    const refusedWell = requestId
      ? replies.every((reply) => [200, 201].includes(reply.status) || reply.status === 409)
      : replies.every((reply) => reply.status === 201 || issueOf(reply) === 'ORDER_ALREADY_CAPTURED');
    expect(refusedWell).toBe(true);
    expect(await paypal.effects(base, 'capture')).toBe(1);
    expect((await paypal.control(base, `captures?order=${id}`)).body.captures).toHaveLength(1);
  });
});

describe('a fault', () => {
  it('of kind fail changes nothing, as often as it was asked for', async () => {
    const id = await paypal.anApprovedOrder(base);
    await queue({ operation: 'capture', kind: 'fail', status: 503, times: 2 });
    const [first, second] = [await paypal.capture(base, id), await paypal.capture(base, id)];
    expect([first.status, second.status]).toEqual([503, 503]);
    expect(first.body.name).toBe('SERVICE_UNAVAILABLE');
    expect((await paypal.capture(base, id)).status).toBe(201);
  });

  it('of kind drop-before hangs up and changes nothing', async () => {
    const id = await paypal.anApprovedOrder(base);
    await queue({ operation: 'capture', kind: 'drop-before' });
    await expect(paypal.capture(base, id)).rejects.toThrow('fetch failed');
    expect(await paypal.effects(base, 'capture')).toBe(0);
    expect((await paypal.ask(`${base}/v2/checkout/orders/${id}`)).body.status).toBe('APPROVED');
  });

  it('of kind commit-then-drop takes the money, hangs up, and is found out by the same request id', async () => {
    const id = await paypal.anApprovedOrder(base);
    const requestId = randomUUID();
    await queue({ operation: 'capture', kind: 'commit-then-drop' });
    await expect(paypal.capture(base, id, requestId)).rejects.toThrow('fetch failed');
    const again = await paypal.capture(base, id, requestId);
    expect([again.status, again.body.status]).toEqual([200, 'COMPLETED']);
    const { calls } = (await paypal.control(base, 'calls?operation=capture')).body;
    expect(calls).toEqual([
      expect.objectContaining({
        tookEffect: true,
        status: 201,
        fault: 'commit-then-drop',
        requestId,
        orderId: id,
      }),
      expect.objectContaining({ tookEffect: false, status: 200, fault: null, requestId }),
    ]);
  });

  it('of kind commit-then-hang takes the money and leaves the caller waiting', async () => {
    const id = await paypal.anApprovedOrder(base);
    await queue({ operation: 'capture', kind: 'commit-then-hang' });
    const hung = paypal.capture(base, id).catch(() => 'cut');
    while ((await paypal.effects(base, 'capture')) === 0) await new Promise((resume) => setImmediate(resume));
    await paypal.stopAll();
    expect(await hung).toBe('cut');
  });

  it('can be taken back, and hits only the operation it was meant for', async () => {
    await queue({ operation: 'capture', kind: 'fail' });
    expect((await paypal.create(base)).status).toBe(201);
    await paypal.control(base, 'faults', 'DELETE');
    expect((await paypal.capture(base, await paypal.anApprovedOrder(base))).status).toBe(201);
  });

  it('can be asked for with the header the sandbox knows', async () => {
    const id = await paypal.anApprovedOrder(base);
    const header = (code: string) => ({
      'PayPal-Mock-Response': JSON.stringify({ mock_application_codes: code }),
    });
    const mocked = await paypal.capture(base, id, undefined, header('INSTRUMENT_DECLINED'));
    expect([mocked.status, issueOf(mocked)]).toEqual([422, 'INSTRUMENT_DECLINED']);
    expect((await paypal.capture(base, id, undefined, header('NOT_A_CODE'))).status).toBe(400);
    expect((await paypal.capture(base, id)).status).toBe(201);
  });
});

describe('the emulator', () => {
  it('remembers orders, request ids and queued faults over a restart', async () => {
    const requestId = randomUUID();
    const { body } = await paypal.create(base, {}, requestId);
    await queue({ operation: 'get', kind: 'fail', status: 500 });
    await paypal.stopAll();
    base = await paypal.start();
    expect((await paypal.ask(`${base}/v2/checkout/orders/${body.id}`)).status).toBe(500);
    expect((await paypal.ask(`${base}/v2/checkout/orders/${body.id}`)).status).toBe(200);
    expect((await paypal.create(base, {}, requestId)).body.id).toBe(body.id);
  });

  it('obeys nobody without the control key, and forgets everything when told to', async () => {
    expect((await paypal.ask(`${base}/__emulator/reset`, 'POST')).status).toBe(403);
    const id = await paypal.anApprovedOrder(base);
    expect((await paypal.control(base, 'reset', 'POST')).status).toBe(204);
    expect((await paypal.ask(`${base}/v2/checkout/orders/${id}`)).status).toBe(404);
  });

  it('answers what it does not know as PayPal does', async () => {
    const unknown = await paypal.ask(`${base}/v3/nothing`);
    expect([unknown.status, unknown.body.name]).toEqual([404, 'RESOURCE_NOT_FOUND']);
    expect(Object.keys(unknown.body)).toEqual(['name', 'message', 'debug_id', 'details', 'links']);
    const form = { 'content-type': 'text/plain' };
    expect((await paypal.ask(`${base}/v2/checkout/orders`, 'POST', { headers: form })).status).toBe(415);
  });
});
