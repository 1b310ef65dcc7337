import { describe, expect, it } from '@jest/globals';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { alertsOf, allWorkedOn } from './support/money-picture.js';
import { ToldNodes } from './support/told-nodes.js';

const told = new ToldNodes();
const { buyers } = told;
const NOTHING = { paidCents: 0, access: false, shown: 'unpaid' };

describe("PayPal's redirect form", () => {
  it('leads to PayPal and back, and its notification opens the doors', async () => {
    const payer = await FormPayer.of(told.stack, 'form@example.com');
    expect(await payer.form('full')).toMatchObject({
      cmd: '_xclick',
      amount: '808.00',
      currency_code: 'USD',
      custom: `guest_${payer.id}_full`,
      item_name: expect.stringContaining('Full Payment'),
    });
    expect(await payer.pay()).toBe(`${told.stack.nodes[0]!.url}/template/confirmation?guest=${payer.id}`);
    await eventually(async () => {
      expect(await payer.money()).toMatchObject({ booking: 'paid', access: true, paidCents: 80_800 });
    });
    expect(await buyers.loginMailsTo('form@example.com')).toBe(1);
  });

  it('is the same payment however often it is asked for, and another one after a change of plan', async () => {
    const payer = await FormPayer.of(told.stack, 'changes@example.com');
    await Promise.all([payer.form('full'), payer.form('full'), payer.form('full')]);
    expect(await payer.form('deposit')).toMatchObject({
      amount: '213.00',
      custom: `guest_${payer.id}_deposit`,
    });
    expect((await payer.payments()).map(({ status }) => status)).toEqual(['voided', 'created']);
  });

  it('PAY-22: by an e-cheque opens nothing until it has come', async () => {
    const payer = await FormPayer.of(told.stack, 'slow@example.com');
    await payer.form('full');
    await payer.pay('pay-pending');
    await eventually(async () => expect(await payer.statuses()).toEqual(['pending']));
    expect(await payer.money()).toMatchObject(NOTHING);
    await told.stack.emulator.completeCapture(await payer.txnId());
    await eventually(async () =>
      expect(await payer.money()).toMatchObject({ booking: 'paid', access: true }),
    );
  });

  it('PAY-09: money that went back is told of before it came, and both are booked', async () => {
    const payer = await FormPayer.of(told.stack, 'back@example.com');
    await payer.form('full');
    await told.stack.emulator.holdIpn();
    await told.stack.emulator.holdWebhooks();
    await payer.pay();
    await told.stack.emulator.refundAtPayPal(await payer.txnId(), '108.00');
    await told.stack.emulator.releaseIpn({ order: 'reversed', copies: 3 });
    await eventually(async () => {
      expect(await payer.money()).toMatchObject({ paidCents: 70_000, access: false, shown: 'partial' });
    }, 30_000);
    expect(await payer.lines()).toEqual(['capture -80800', 'refund 10800']);
  });

  it('PAY-23: money that is taken back closes the doors, and opens them when it is given back', async () => {
    const payer = await FormPayer.of(told.stack, 'taken@example.com');
    await payer.form('full');
    await told.stack.emulator.holdWebhooks();
    await payer.pay();
    await eventually(async () => expect(await payer.money()).toMatchObject({ access: true }));
    await told.stack.emulator.reverse(await payer.txnId());
    await eventually(async () => {
      expect(await payer.money()).toMatchObject({ disputed: true, access: false, paidCents: 0 });
    });
    await told.stack.emulator.cancelReversal(await payer.txnId());
    await eventually(async () => {
      expect(await payer.money()).toMatchObject({ disputed: false, access: true, paidCents: 80_800 });
    });
  });
});

describe('what the buyer changes in the form', () => {
  it('PAY-13: an amount edited to a dollar is real money that pays nothing', async () => {
    const payer = await FormPayer.of(told.stack, 'dollar@example.com');
    await payer.form('full', { amount: '1.00' });
    await payer.pay();
    await allWorkedOn(told.stack);
    expect(await payer.money()).toMatchObject(NOTHING);
    expect(await alertsOf(told.stack, 'unapplied')).toContainEqual(
      expect.objectContaining({ ref: `ipn:${await payer.txnId()}:Completed`, theirsCents: 100 }),
    );
  });

  it('PAY-15: the same number of another currency pays nothing', async () => {
    const payer = await FormPayer.of(told.stack, 'euro@example.com');
    await payer.form('full', { currency_code: 'EUR' });
    await payer.pay();
    await allWorkedOn(told.stack);
    expect(await payer.money()).toMatchObject(NOTHING);
    expect((await alertsOf(told.stack, 'unapplied')).at(-1)).toMatchObject({
      ref: `ipn:${await payer.txnId()}:Completed`,
      text: expect.stringMatching(/EUR .*for booking/),
    });
  });

  it('PAY-16: paying somebody else pays nothing here', async () => {
    const payer = await FormPayer.of(told.stack, 'thief@example.com');
    await payer.form('full', { business: 'thief@evil.example' });
    await told.stack.emulator.sendIpn({
      txn_id: '7TH13F0000000000A',
      receiver_email: 'thief@evil.example',
      receiver_id: 'ANOTHERACCNT1',
      mc_gross: '808.00',
      custom: `guest_${payer.id}_full`,
    });
    await allWorkedOn(told.stack);
    expect(await payer.money()).toMatchObject(NOTHING);
    expect((await alertsOf(told.stack, 'foreign')).at(-1)).toMatchObject({
      ref: 'ipn:7TH13F0000000000A:Completed',
    });
  });

  it.each([
    ['another receiver', { receiver_id: 'ANOTHERACCNT1' }],
    ['another currency', { mc_currency: 'EUR' }],
    ['another amount', { mc_gross: '807.99' }],
    ['real money at a shop that plays', { test_ipn: null }],
    ['no form of ours', { custom: 'guest_1_full' }],
  ])(
    'SEC-50: a notification PayPal did send, of %s, opens nothing and is told to the hosts',
    async (_what, changes) => {
      const payer = await FormPayer.of(told.stack, 'sec50@example.com');
      await payer.form('full');
      const before =
        (await alertsOf(told.stack, 'unapplied')).length + (await alertsOf(told.stack, 'foreign')).length;
      const right = { mc_gross: '808.00', mc_currency: 'USD', custom: `guest_${payer.id}_full` };
      await told.stack.emulator.sendIpn({
        txn_type: 'web_accept',
        payment_status: 'Completed',
        ...right,
        ...changes,
      });
      await allWorkedOn(told.stack);
      expect(await payer.money()).toMatchObject(NOTHING);
      expect(
        (await alertsOf(told.stack, 'unapplied')).length + (await alertsOf(told.stack, 'foreign')).length,
      ).toBe(before + 1);
      await payer.leave();
    },
  );
});

describe('SEC-49: a notification that PayPal did not send', () => {
  const forgery = (id: string) =>
    new URLSearchParams({
      txn_id: '4F0RGED000000000A',
      txn_type: 'web_accept',
      payment_status: 'Completed',
      receiver_email: 'merchant@gangway.example',
      receiver_id: 'GANGWAYMERCH1',
      mc_gross: '808.00',
      mc_currency: 'USD',
      test_ipn: '1',
      custom: `guest_${id}_full`,
    }).toString();

  it('is answered like any other, believed by nobody, and told to the hosts once a day', async () => {
    const payer = await FormPayer.of(told.stack, 'forger@example.com');
    await payer.form('full');
    expect(await told.notify(forgery(payer.id))).toEqual({ status: 200, text: '' });
    expect(await told.notify(`${forgery(payer.id)}&more=1`)).toEqual({ status: 200, text: '' });
    await allWorkedOn(told.stack);
    expect(await payer.money()).toMatchObject(NOTHING);
    expect(await alertsOf(told.stack, 'forged')).toHaveLength(1);
    await payer.leave();
  });

  it('has no effect while PayPal cannot be asked; a genuine one has its effect when it can', async () => {
    const payer = await FormPayer.of(told.stack, 'silent@example.com');
    await payer.form('full');
    await told.stack.emulator.fault({ operation: 'verify-ipn', kind: 'fail', status: 503, times: 1 });
    await payer.pay();
    await eventually(async () => expect(await told.stack.emulator.calls('verify-ipn')).not.toHaveLength(0));
    expect(await payer.money()).toMatchObject(NOTHING);
    await eventually(async () => expect(await payer.money()).toMatchObject({ access: true }), 30_000);
  });
});
