import { describe, expect, it } from '@jest/globals';
import { fieldsOf, ToldShop, WEBHOOK_ID } from './paypal-emulator.told-shop.js';
import { eventually } from './support/eventually.js';
import { Receiver } from './support/webhook-receiver.js';

const here = new ToldShop();

describe('the webhooks API', () => {
  const hooks = (path = '', method = 'GET', body?: object) =>
    here.paypal.ask(`${here.base}/v1/notifications/webhooks${path}`, method, { body });

  it('keeps subscriptions, each to the events it wants', async () => {
    const other = await Receiver.start();
    const made = await hooks('', 'POST', {
      url: other.url,
      event_types: [{ name: 'PAYMENT.CAPTURE.COMPLETED' }],
    });
    expect(made.status).toBe(201);
    const { id } = made.body;
    expect((await hooks()).body.webhooks.map((hook: { id: string }) => hook.id)).toEqual(
      expect.arrayContaining([WEBHOOK_ID, id]),
    );
    expect((await hooks('', 'POST', { url: other.url, event_types: [{ name: '*' }] })).body.name).toBe(
      'WEBHOOK_URL_ALREADY_EXISTS',
    );
    await here.paypal.aPayment(here.base);
    await here.told(3);
    await eventually(() => expect(other.eventTypes).toEqual(['PAYMENT.CAPTURE.COMPLETED']));
    const patched = await hooks(`/${id}`, 'PATCH', [
      { op: 'replace', path: '/event_types', value: [{ name: '*' }] },
    ]);
    expect(patched.body.event_types).toEqual([{ name: '*', description: 'ALL' }]);
    expect((await hooks(`/${id}`, 'DELETE')).status).toBe(204);
    expect((await hooks(`/${id}`)).status).toBe(404);
    other.stop();
  });

  it('refuses events that are not, and an eleventh address', async () => {
    const subscribe = (number: number, name = '*') =>
      hooks('', 'POST', { url: `https://shop.test/${number}`, event_types: [{ name }] });
    expect((await subscribe(0, 'NO.SUCH.EVENT')).status).toBe(400);
    for (let number = 2; number <= 10; number += 1) expect((await subscribe(number)).status).toBe(201);
    expect((await subscribe(11)).body.name).toBe('WEBHOOK_NUMBER_LIMIT_EXCEEDED');
  });

  it('lists what was told, by time, type and transaction, a page at a time', async () => {
    const { captureId } = await here.paypal.aPayment(here.base);
    const list = async (query: string) => (await hooks(`-events?${query}`)).body;
    expect((await list('')).count).toBe(3);
    expect((await list('event_type=PAYMENT.CAPTURE.COMPLETED')).events[0].resource.id).toBe(captureId);
    expect((await list(`transaction_id=${captureId}`)).count).toBe(1);
    expect((await list('start_time=2025-06-02T09:00:01Z')).count).toBe(0);
    const first = await list('page_size=2');
    const next = first.links.find(({ rel }: { rel: string }) => rel === 'next').href;
    const second = (await here.paypal.ask(next)).body;
    expect([first.count, second.count]).toEqual([2, 1]);
    expect((await hooks(`-events/${second.events[0].id}`)).body).toEqual(second.events[0]);
  });

  it('simulates events that no postback verifies', async () => {
    const simulated = await here.paypal.ask(`${here.base}/v1/notifications/simulate-event`, 'POST', {
      body: { webhook_id: WEBHOOK_ID, event_type: 'PAYMENT.CAPTURE.REFUNDED' },
    });
    expect([simulated.status, simulated.body.resource_type]).toEqual([202, 'refund']);
    await here.told(1);
    const message = await here.toldOnce();
    expect(await here.verify(fieldsOf(message), message.body)).toBe('FAILURE');
    expect(await here.verify(fieldsOf(message, 'WEBHOOK_ID'), message.body)).toBe('FAILURE');
    expect((await hooks('-events')).body.count).toBe(0);
  });
});
