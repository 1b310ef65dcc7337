import { describe, expect, it } from '@jest/globals';
import { ToldShop } from './paypal-emulator.told-shop.js';
import { eventually } from './support/eventually.js';

const MINUTE_MS = 60_000;
const here = new ToldShop();

describe('a webhook that is not taken', () => {
  it('is tried again after growing pauses with the same bytes', async () => {
    here.shop.answer = 500;
    await here.paypal.anApprovedOrder(here.base);
    for (const [index, pauseMs] of [7_700, 11_550, 17_325].entries()) {
      const attempt = index + 1;
      await eventually(async () => {
        const [{ deliveries }] = await here.events();
        expect(deliveries[0]).toMatchObject({ attempts: attempt, lastStatus: 500, state: 'waiting' });
      });
      await here.control('clock', 'POST', { advanceMs: pauseMs - 1 });
      expect((await here.events())[0].deliveries[0].attempts).toBe(attempt);
      await here.control('clock', 'POST', { advanceMs: 1 });
      await here.told(attempt + 1);
    }
    const sent = here.shop.received.map(({ headers, body }) => [headers['paypal-transmission-sig'], body]);
    for (const one of sent) expect(one).toEqual(sent[0]);
  });

  it('is given up after 25 times, and can be sent again by hand', async () => {
    here.shop.answer = 500;
    await here.control('webhooks/hold');
    await here.paypal.anApprovedOrder(here.base);
    await here.control('webhooks/release', 'POST', { copies: 25 });
    const [{ id, deliveries }] = await here.events();
    expect(deliveries[0]).toMatchObject({ state: 'given-up', attempts: 25 });

    here.shop.answer = 200;
    const resend = `${here.base}/v1/notifications/webhooks-events/${id}/resend`;
    expect((await here.paypal.ask(resend, 'POST', { body: {} })).status).toBe(202);
    await here.told(26);
    const idOf = (index: number) => here.shop.received[index]?.headers['paypal-transmission-id'];
    expect(idOf(25)).not.toBe(idOf(0));
  });

  it('does not keep others from being told', async () => {
    here.shop.answer = null;
    await here.paypal.anApprovedOrder(here.base);
    await here.told(1);
    here.shop.answer = 200;
    await here.paypal.anApprovedOrder(here.base);
    await here.told(2);
    expect((await here.events())[0].deliveries[0].state).toBe('waiting');
  });

  it('is sent when the emulator is there again', async () => {
    await here.control('webhooks/hold');
    await here.paypal.anApprovedOrder(here.base);
    await here.paypal.stopAll();
    here.base = await here.paypal.start(here.settings);
    expect(here.shop.received).toEqual([]);
    await here.control('webhooks/release', 'POST', {});
    expect(here.shop.received).toHaveLength(1);
  });
});

describe('the control of webhooks', () => {
  it('holds them, turns them round and repeats them', async () => {
    await here.control('webhooks/hold');
    await here.paypal.aPayment(here.base);
    expect(here.shop.received).toEqual([]);
    const made = (await here.events()).map(({ type }: { type: string }) => type);
    const { posted } = (await here.control('webhooks/release', 'POST', { order: 'reversed', copies: 2 }))
      .body;
    expect(posted).toHaveLength(6);
    expect(here.shop.eventTypes).toEqual(made.toReversed().flatMap((type: string) => [type, type]));
    await here.paypal.anApprovedOrder(here.base);
    await here.told(7);
  });

  it('delays them', async () => {
    await here.control('webhooks/delay', 'POST', { ms: 5 * MINUTE_MS });
    await here.paypal.anApprovedOrder(here.base);
    await here.control('clock', 'POST', { advanceMs: 4 * MINUTE_MS });
    expect((await here.events())[0].deliveries[0].attempts).toBe(0);
    await here.control('clock', 'POST', { advanceMs: MINUTE_MS });
    await here.told(1);
  });

  it('gives the bytes that were sent', async () => {
    await here.paypal.anApprovedOrder(here.base);
    await here.told(1);
    const [{ id }] = await here.events();
    const { url, headers, body } = (await here.control(`webhooks/events/${id}/message`, 'GET')).body;
    const { headers: sent, body: sentBody } = await here.toldOnce();
    expect([url, body]).toEqual([here.shop.url, sentBody]);
    expect(headers['PAYPAL-TRANSMISSION-SIG']).toBe(sent['paypal-transmission-sig']);
  });
});
