import { describe, expect, it } from '@jest/globals';
import { createVerify, X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { fieldsOf, ToldShop, WEBHOOK_ID } from './paypal-emulator.told-shop.js';
import { eventually } from './support/eventually.js';

const MINUTE_MS = 60_000;
const here = new ToldShop();

describe('a webhook', () => {
  it('tells of approval, capture and completion in the shapes of PayPal', async () => {
    const { orderId, captureId } = await here.paypal.aPayment(here.base, { custom_id: 'payment-1' });
    await here.told(3);
    expect(here.shop.eventTypes.toSorted()).toEqual([
      'CHECKOUT.ORDER.APPROVED',
      'CHECKOUT.ORDER.COMPLETED',
      'PAYMENT.CAPTURE.COMPLETED',
    ]);
    const captured = (await here.events()).find(
      ({ type }: { type: string }) => type === 'PAYMENT.CAPTURE.COMPLETED',
    );
    expect(captured.event).toMatchObject({
      id: expect.stringMatching(/^WH-[A-Z0-9]{17}-[A-Z0-9]{17}$/),
      event_version: '1.0',
      resource_type: 'capture',
      resource_version: '2.0',
      resource: {
        id: captureId,
        custom_id: 'payment-1',
        supplementary_data: { related_ids: { order_id: orderId } },
      },
    });
    // The shop has been told before the emulator hears its answer.
    await eventually(async () => {
      const told = (await here.events()).find(({ id }: { id: string }) => id === captured.id);
      expect(told.deliveries).toEqual([
        expect.objectContaining({ state: 'delivered', attempts: 1, lastStatus: 200 }),
      ]);
    });
  });

  it('is signed by a certificate that goes back to the root in the file', async () => {
    await here.paypal.anApprovedOrder(here.base);
    await here.told(1);
    const { headers, body } = await here.toldOnce();
    const chain = await (await fetch(String(headers['paypal-cert-url']))).text();
    const root = new X509Certificate(await readFile(here.caFile));
    const leaf = new X509Certificate(chain);
    expect(leaf.subject).toContain('CN=messageverificationcerts.sandbox.paypal.com');
    expect(leaf.checkIssued(root) && leaf.verify(root.publicKey)).toBe(true);
    expect([root.ca, leaf.ca]).toEqual([true, false]);
    const [id, time] = [headers['paypal-transmission-id'], headers['paypal-transmission-time']];
    const text = [id, time, WEBHOOK_ID, crc32(body)].join('|');
    const signature = String(headers['paypal-transmission-sig']);
    expect(createVerify('RSA-SHA256').update(text).verify(leaf.publicKey, signature, 'base64')).toBe(true);
  });

  it('is verified by PayPal only byte for byte, and only for a webhook that is ours', async () => {
    await here.paypal.anApprovedOrder(here.base);
    await here.told(1);
    const message = await here.toldOnce();
    const status = async (fields: object, event = message.body) => here.verify(fields, event);
    expect(await status(fieldsOf(message))).toBe('SUCCESS');
    expect(await status(fieldsOf(message), JSON.stringify(JSON.parse(message.body)))).toBe('FAILURE');
    expect(await status(fieldsOf(message, 'OTHER'))).toBe('FAILURE');
    expect(await status({ ...fieldsOf(message), transmission_time: '2025-06-02T09:00:01Z' })).toBe('FAILURE');
    expect(
      await status({ ...fieldsOf(message), cert_url: 'http://evil.test/v1/notifications/certs/CERT-1' }),
    ).toBe('FAILURE');
  });

  it('tells of everything that becomes of the money', async () => {
    const { captureId } = await here.paypal.aPayment(here.base);
    await here.told(3);
    const seen = async (types: string[], act: () => Promise<unknown>) => {
      const before = here.shop.received.length;
      await act();
      await here.told(before + types.length);
      expect(here.shop.eventTypes.slice(before).toSorted()).toEqual(types.toSorted());
    };
    await seen(['PAYMENT.CAPTURE.REFUNDED'], () =>
      here.control(`captures/${captureId}/refund`, 'POST', { value: '1.00' }),
    );
    await here.control('faults', 'POST', { operation: 'refund', kind: 'pending' });
    await seen(['PAYMENT.REFUND.PENDING'], () =>
      here.paypal.ask(`${here.base}/v2/payments/captures/${captureId}/refund`, 'POST', { body: {} }),
    );
    const { refunds } = (await here.control('refunds', 'GET')).body;
    await seen(['PAYMENT.REFUND.FAILED'], () => here.control(`refunds/${refunds[1].id}/fail`));
    const dispute = async () => (await here.control(`captures/${captureId}/dispute`)).body.id;
    let disputeId = '';
    await seen(['CUSTOMER.DISPUTE.CREATED'], async () => (disputeId = await dispute()));
    await seen(['CUSTOMER.DISPUTE.UPDATED'], () => here.control(`disputes/${disputeId}/review`));
    await seen(['CUSTOMER.DISPUTE.RESOLVED', 'PAYMENT.CAPTURE.REVERSED'], () =>
      here.control(`disputes/${disputeId}/resolve`, 'POST', { outcome: 'BUYER' }),
    );
    await seen(['PAYMENT.CAPTURE.COMPLETED'], () => here.control(`captures/${captureId}/cancel-reversal`));

    await here.control('faults', 'POST', { operation: 'capture', kind: 'pending', reason: 'ECHECK' });
    let pending = '';
    await seen(
      ['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.ORDER.COMPLETED', 'PAYMENT.CAPTURE.PENDING'],
      async () => {
        pending = (await here.paypal.aPayment(here.base)).captureId;
      },
    );
    await seen(['PAYMENT.CAPTURE.DENIED'], () => here.control(`captures/${pending}/deny`));
    await here.paypal.anApprovedOrder(here.base);
    await seen(['CHECKOUT.ORDER.APPROVED', 'CHECKOUT.PAYMENT-APPROVAL.REVERSED'], () =>
      here.control('clock', 'POST', { advanceMs: 180 * MINUTE_MS }),
    );
  });

  it('says nothing of what was refused or undone', async () => {
    const { id } = (await here.paypal.create(here.base)).body;
    await here.paypal.capture(here.base, id);
    await here.control(`orders/${id}/cancel`);
    await here.paypal.anApprovedOrder(here.base);
    await here.told(1);
    expect(await here.events()).toHaveLength(1);
  });
});
