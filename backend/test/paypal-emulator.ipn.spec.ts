import { describe, expect, it } from '@jest/globals';
import { FormShop } from './paypal-emulator.form-shop.js';
import { eventually } from './support/eventually.js';

const here = new FormShop();

describe('an IPN message', () => {
  it('is VERIFIED byte for byte only', async () => {
    const fields = { item_name: 'Jos\u00e9', mc_gross: '203.00' };
    await here.control('ipn/send', 'POST', { url: here.shop.url, fields });
    await here.told(1);
    const body = here.shop.received[0]?.body ?? '';
    expect(body).toContain('Jos%E9');
    expect(await here.validate(body)).toBe('VERIFIED');
    const written = new URLSearchParams(body).toString();
    for (const altered of [body.replace('203.00', '1.00'), written, `${body}&`, '']) {
      expect(await here.validate(altered)).toBe('INVALID');
    }
  });

  it('follows the money: pending, completed, refunded, reversed and given back', async () => {
    await here.pay({}, 'pay-pending');
    const [pending] = await here.told(1);
    expect(pending).toMatchObject({
      payment_status: 'Pending',
      pending_reason: 'echeck',
      payment_type: 'echeck',
    });
    expect(pending).not.toHaveProperty('mc_fee');
    const id = pending?.txn_id ?? '';
    await here.control(`captures/${id}/complete`);
    expect((await here.told(2))[1]).toMatchObject({ payment_status: 'Completed', txn_id: id });
    await here.control(`captures/${id}/refund`, 'POST', { value: '3.00' });
    const [, , refunded] = await here.told(3);
    expect(refunded).toMatchObject({
      payment_status: 'Refunded',
      parent_txn_id: id,
      mc_gross: '-3.00',
      reason_code: 'refund',
    });
    await here.control(`captures/${id}/reverse`);
    expect((await here.told(4))[3]).toMatchObject({
      payment_status: 'Reversed',
      parent_txn_id: id,
      mc_gross: '-200.00',
    });
    await here.control(`captures/${id}/cancel-reversal`);
    const all = await here.told(5);
    expect(all[4]).toMatchObject({
      payment_status: 'Canceled_Reversal',
      parent_txn_id: id,
      mc_gross: '200.00',
    });
    expect(new Set(all.slice(1).map((message) => message.txn_id)).size).toBe(4);
    expect((await here.control('webhooks/events', 'GET')).body.events).toEqual([]);
  });

  it('of a payment that is denied says so', async () => {
    await here.pay({}, 'pay-pending');
    const [pending] = await here.told(1);
    await here.control(`captures/${pending?.txn_id}/deny`);
    expect((await here.told(2))[1]).toMatchObject({ payment_status: 'Denied', txn_id: pending?.txn_id });
  });

  it('that is not taken comes again after doubling pauses', async () => {
    here.shop.answer = 500;
    await here.pay();
    for (const [index, pauseMs] of [10_000, 20_000, 40_000].entries()) {
      await here.told(index + 1);
      await eventually(async () => {
        const { messages } = (await here.control('ipn', 'GET')).body;
        if (
          messages[0].deliveries[0].lastStatus === null ||
          new Date(messages[0].deliveries[0].dueAt) > inMs(pauseMs, index)
        )
          throw new Error('not closed yet');
      });
      await here.control('clock', 'POST', { advanceMs: pauseMs });
    }
    await here.told(4);
    expect(new Set(here.shop.received.map(({ body }) => body)).size).toBe(1);
  });

  it('can be held, turned round, repeated, and made of anything', async () => {
    await here.control('ipn/hold');
    await here.pay();
    const url = here.shop.url;
    const sent = await here.control('ipn/send', 'POST', {
      url,
      fields: { mc_currency: 'EUR', test_ipn: null },
    });
    expect(here.shop.received).toEqual([]);
    await here.control('ipn/release', 'POST', { order: 'reversed', copies: 2 });
    const [first, second, third] = await here.told(4);
    expect(first).toMatchObject({ mc_currency: 'EUR', payment_status: 'Completed' });
    expect(first).not.toHaveProperty('test_ipn');
    expect([second, third?.custom]).toEqual([first, 'guest_1_deposit']);
    expect(await here.validate(sent.body.body)).toBe('VERIFIED');
  });

  it('is not verified while the verification fails', async () => {
    await here.control('faults', 'POST', { operation: 'verify-ipn', kind: 'fail', status: 503 });
    expect((await here.post('', 'cmd=_notify-validate&a=b')).status).toBe(503);
    expect(await here.validate('a=b')).toBe('INVALID');
    const { calls } = (await here.control('calls?operation=verify-ipn', 'GET')).body;
    expect(calls.map(({ status }: { status: number }) => status)).toEqual([503, 200]);
  });
});

/** When the message is due after the pauses so far and this one. */
function inMs(pauseMs: number, index: number): Date {
  const beforeMs = [10_000, 20_000, 40_000].slice(0, index).reduce((sum, ms) => sum + ms, 0);
  return new Date(here.paypal.time.now.getTime() + beforeMs + pauseMs);
}
