import { expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { alertsOf } from './support/money-picture.js';
import type { Buyer } from './support/purchase.js';
import { ToldNodes } from './support/told-nodes.js';

const told = new ToldNodes();
const { buyers } = told;

/** How many notices were worked on and found to be ours. */
const toldAndDone = async () => {
  const { rows } = await told.stack.db.query(
    "SELECT id FROM webhook_events WHERE status = 'done' UNION ALL SELECT id::text FROM ipn_messages WHERE status = 'done'",
  );
  return rows.length;
};

it('PAY-08: by two events and a notification, in every order, is booked once', async () => {
  await told.stack.emulator.holdWebhooks();
  await told.stack.emulator.holdIpn();
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  const all: Buyer[] = [];
  // A few at a time: after five silences in a row PayPal would be left alone for half a minute.
  for (const few of [
    [0, 1, 2],
    [3, 4, 5],
  ]) {
    const now = await Promise.all(few.map((i) => buyers.approved(`many-${i}@example.com`)));
    await buyers.takeUnheard(...now);
    all.push(...now);
  }
  for (const [i, order] of orders.entries()) {
    const buyer = all[i]!;
    const txnId = await buyers.captureOf(buyer);
    const events = await told.stack.emulator.webhookEvents();
    const telling = [
      ...['CHECKOUT.ORDER.COMPLETED', 'PAYMENT.CAPTURE.COMPLETED'].map((type) => async () => {
        const about = events.find(
          (event) => event.type === type && [buyer.orderId, txnId].includes(event.transactionId),
        );
        const { headers, body } = await told.stack.emulator.webhookMessage(about!.id);
        const door = `${told.stack.nodes[i % 2]!.url}/paypal/webhook`;
        expect((await fetch(door, { method: 'POST', headers, body })).status).toBe(200);
      }),
      async () => {
        const fields = {
          txn_id: txnId,
          txn_type: 'express_checkout',
          mc_gross: '808.00',
          custom: 'booking',
        };
        expect((await told.notify(await told.stack.emulator.sendIpn(fields))).status).toBe(200);
      },
    ];
    for (const which of order) await telling[which]!();
    await eventually(async () => expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]));
  }
  // The first telling booked it; the others have had their say as well, and changed nothing.
  await eventually(async () => expect(await toldAndDone()).toBe(3 * orders.length));
  for (const [i, buyer] of all.entries()) {
    expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
    expect(await buyers.loginMailsTo(`many-${i}@example.com`)).toBe(1);
  }
}, 120_000);

it('PAY-29: the same part paid by the form and through an order is in the books twice, and a host hears of it', async () => {
  const payer = await FormPayer.of(told.stack, 'both-ways@example.com', 'installment');
  await payer.form('deposit');
  await payer.holder.order('installment');
  await told.stack.emulator.decide(payer.holder.orderId, 'approve');
  expect((await payer.holder.capture()).status).toBe(200);
  await payer.pay();
  await eventually(async () => expect(await payer.money()).toMatchObject({ paidCents: 42_600 }));
  expect((await alertsOf(told.stack, 'overpaid')).at(-1)).toMatchObject({
    ref: `paypal:capture:${await payer.txnId()}`,
  });
});

it('PAY-29: more than was owed goes back by itself', async () => {
  const payer = await FormPayer.of(told.stack, 'twice@example.com');
  await payer.form('full');
  await payer.holder.order('full');
  await told.stack.emulator.decide(payer.holder.orderId, 'approve');
  expect((await payer.holder.capture()).status).toBe(200);
  await payer.pay();
  await eventually(async () => {
    expect(await payer.lines()).toEqual(['capture -80800', 'capture -80800', 'refund 80800']);
  }, 30_000);
  expect(await payer.money()).toMatchObject({ booking: 'paid', access: true, paidCents: 80_800 });
  const { rows } = await told.stack.db.query('SELECT status FROM money_alerts WHERE kind = $1 AND ref = $2', [
    'overpaid',
    `paypal:capture:${await payer.txnId()}`,
  ]);
  // Hosts were told, and nothing is left for them to do.
  expect(rows).toEqual([{ status: 'closed' }]);
});
