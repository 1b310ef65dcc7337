import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { dateInZone } from '../src/modules/trips/trips.service.js';
import { Booked, HostDesk } from './support/booked.js';
import { assertBooksBalance } from './support/books.js';
import { eventually } from './support/eventually.js';
import { FormPayer } from './support/form-payer.js';
import { runJob } from './support/jobs.js';
import { MerchantApi } from './support/merchant-api.js';
import { alertsOf, allWorkedOn, moneyOf } from './support/money-picture.js';
import { PayingBuyers } from './support/paying-buyers.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
const buyers = new PayingBuyers(() => stack);

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(async () => {
  await stack.emulator.forgetFaults();
  await stack.emulator.throwSwitches({
    hidesFees: false,
    hidesFormMoney: false,
    restMoneyByIpn: '',
    reversedIsV: false,
    mostLines: 10_000,
  });
  await stack.emulator.releaseWebhooks();
  await stack.emulator.releaseIpn();
  await allWorkedOn(stack);
  await assertBooksBalance(stack);
});
afterAll(() => stack.stop());

const paidByForm = async (email: string) => {
  const payer = await FormPayer.of(stack, email);
  await payer.form('full');
  await payer.pay();
  await eventually(async () => expect(await payer.money()).toMatchObject({ booking: 'paid', access: true }));
  return payer;
};

describe('an account that has IPN switched on', () => {
  it.each(['express_checkout', 'web_accept'] as const)(
    'tells of what an order pays as %s, also before our call is answered: it is booked once, and hosts hear nothing',
    async (restMoneyByIpn) => {
      await stack.emulator.throwSwitches({ restMoneyByIpn });
      await stack.emulator.holdWebhooks();
      await stack.emulator.holdIpn();
      const buyer = await buyers.approved(`ipn-${restMoneyByIpn}@example.com`);
      await buyers.takeUnheard(buyer);
      await stack.emulator.releaseIpn();
      await eventually(async () =>
        expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', paidCents: 80_800 }),
      );
      await stack.emulator.refundAtPayPal(await buyers.captureOf(buyer), '100.00');
      await eventually(async () =>
        expect(await moneyOf(stack, buyer)).toMatchObject({ paidCents: 70_800, access: false }),
      );
      await stack.emulator.reverse(await buyers.captureOf(buyer));
      await eventually(async () =>
        expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'reversed', paidCents: 0 }),
      );
      await stack.emulator.holdIpn();
      await stack.emulator.cancelReversal(await buyers.captureOf(buyer));
      await runJob(stack, 'paypal.statement');
      expect(await moneyOf(stack, buyer)).toMatchObject({ payment: 'partially_refunded', paidCents: 70_800 });
      await stack.emulator.releaseIpn();
      expect(await buyers.linesOf(buyer, 'capture')).toEqual([-80_800]);
      expect(await alertsOf(stack, 'unapplied')).toEqual([]);
      expect(await alertsOf(stack, 'foreign')).toEqual([]);
    },
  );
});

describe('an account that does not show what PayPal keeps of a payment', () => {
  it('is booked all the same, by an order and by the form', async () => {
    await stack.emulator.throwSwitches({ hidesFees: true });
    const { bookingId } = await Booked.of(stack, 'no-fee@example.com');
    await paidByForm('no-fee-form@example.com');
    const { body } = await host.read(bookingId, 'money');
    expect(body.payments).toEqual([expect.objectContaining({ amountCents: 80_800, feeCents: null })]);
    await runJob(stack, 'paypal.statement');
    expect(await alertsOf(stack, 'difference')).toEqual([]);
    const report = await host.visitor.call<{ total: { netCents: number; feesCents: number } }>(
      'GET',
      `/api/host/report?trip=${tripId}`,
    );
    const { netCents, feesCents } = report.body.total;
    const trips = await host.visitor.call<{ trips: { id: number; revenueCents: number }[] }>(
      'GET',
      '/api/host/trips',
    );
    expect(netCents + feesCents).toBe(trips.body.trips.find(({ id }) => id === tripId)!.revenueCents);
  });
});

describe('an account whose REST API knows nothing of what the form paid', () => {
  it('pays a booking, and a refund that PayPal refuses is given back by hand', async () => {
    await stack.emulator.throwSwitches({ hidesFormMoney: true });
    const payer = await paidByForm('classic@example.com');
    const id = (await payer.booking()).publicId;
    expect((await payer.holder.recheck()).body).toMatchObject({ paymentStatus: 'paid' });
    await runJob(stack, 'paypal.statement');
    expect(await alertsOf(stack, 'difference')).toEqual([]);
    expect((await host.refund(id, 10_000)).status).toBe(201);
    await eventually(async () =>
      expect((await host.read(id, 'money')).body.refunds).toEqual([
        expect.objectContaining({ status: 'failed', amountCents: 10_000 }),
      ]),
    );
    expect(await alertsOf(stack, 'refund_failed')).toHaveLength(1);
    const [refund] = (await host.read(id, 'money')).body.refunds;
    const given = {
      method: 'bank',
      givenOn: dateInZone(new Date(), 'America/Los_Angeles'),
      reason: 'Transfer 4711',
    };
    expect((await host.post(id, `refunds/${refund!.id}/given`, given)).status).toBe(201);
    expect(await payer.money()).toMatchObject({ paidCents: 70_800 });
    expect(await alertsOf(stack, 'refund_failed')).toEqual([]);
  });

  it('tells of what was refunded and taken back there by IPN alone', async () => {
    await stack.emulator.throwSwitches({ hidesFormMoney: true });
    const payer = await paidByForm('classic-back@example.com');
    await stack.emulator.refundAtPayPal(await payer.txnId(), '100.00');
    await eventually(async () => expect(await payer.money()).toMatchObject({ paidCents: 70_800 }));
    await stack.emulator.reverse(await payer.txnId());
    await eventually(async () => expect(await payer.money()).toMatchObject({ paidCents: 0, disputed: true }));
    await stack.emulator.cancelReversal(await payer.txnId());
    await eventually(async () =>
      expect(await payer.money()).toMatchObject({ paidCents: 70_800, disputed: false }),
    );
    await runJob(stack, 'paypal.statement');
    expect(await alertsOf(stack, 'difference')).toEqual([]);
  });
});

describe('currencies without cents', () => {
  it('the same number of yen in the form pays nothing, and hosts read which booking it names', async () => {
    const payer = await FormPayer.of(stack, 'yen@example.com');
    await payer.form('full', { currency_code: 'JPY', amount: '808' });
    await payer.pay();
    await allWorkedOn(stack);
    await runJob(stack, 'paypal.statement');
    expect(await payer.money()).toMatchObject({ paidCents: 0, access: false, shown: 'unpaid' });
    const told = (await alertsOf(stack, 'unapplied')).filter(({ text }) => text.includes('JPY'));
    expect(told).toEqual([
      expect.objectContaining({ theirsCents: 80_800, text: expect.stringMatching(/808 JPY .*for booking/) }),
    ]);
    // It goes back, and needs nobody any more.
    await stack.emulator.refundAtPayPal(await payer.txnId());
    await allWorkedOn(stack);
    await runJob(stack, 'paypal.statement');
    expect((await alertsOf(stack, 'unapplied')).filter(({ text }) => text.includes('JPY'))).toEqual([]);
    expect(await alertsOf(stack, 'difference')).toEqual([]);
    expect((await payer.holder.record()).nextStep).toBe('pay');
  });

  it("another shop's order in forints is told, and stops nothing", async () => {
    const api = await MerchantApi.of(stack);
    const orderId = await api.order('5000', 'another-shop', 'HUF');
    await stack.emulator.decide(orderId, 'approve');
    await api.capture(orderId);
    await allWorkedOn(stack);
    await stack.emulator.holdWebhooks();
    const buyer = await buyers.approved('beside-forints@example.com');
    await buyers.takeUnheard(buyer);
    await runJob(stack, 'paypal.statement');
    expect(await moneyOf(stack, buyer)).toMatchObject({ booking: 'paid', paidCents: 80_800 });
    const [foreign] = await stack.emulator.captures(orderId);
    expect(foreign!.amount).toEqual({ currency_code: 'HUF', value: '5000' });
    expect((await alertsOf(stack, 'difference')).filter(({ ref }) => ref.includes(foreign!.id))).toEqual([
      expect.objectContaining({ theirsCents: 500_000, text: expect.stringContaining('HUF') }),
    ]);
  });
});

describe("an account's statement", () => {
  const compare = () =>
    host.visitor.call<{ lines: number }>('POST', '/api/host/statement/compare', { days: 1 });

  it('is read in smaller pieces where PayPal finds it too long', async () => {
    const whole = await compare();
    await stack.emulator.throwSwitches({ mostLines: whole.body.lines - 1 });
    await stack.emulator.holdWebhooks();
    const lost = await buyers.approved('in-pieces@example.com');
    await buyers.takeUnheard(lost);
    expect((await compare()).status).toBe(200);
    expect(await moneyOf(stack, lost)).toMatchObject({ booking: 'paid', paidCents: 80_800 });
    expect(await alertsOf(stack, 'account')).toEqual([]);
  });

  it('shows a payment that was taken back in full as V: it is booked with what took it', async () => {
    await stack.emulator.throwSwitches({ reversedIsV: true, hidesFormMoney: true });
    await stack.emulator.holdWebhooks();
    await stack.emulator.holdIpn();
    const known = (await alertsOf(stack, 'difference')).length;
    const lost = await buyers.approved('void@example.com');
    await buyers.takeUnheard(lost);
    await stack.emulator.reverse(await buyers.captureOf(lost));
    const payer = await FormPayer.of(stack, 'void-form@example.com');
    await payer.form('full');
    await payer.pay();
    await stack.emulator.reverse(await payer.txnId());
    await compare();
    expect(await moneyOf(stack, lost)).toMatchObject({ payment: 'reversed', paidCents: 0, disputed: true });
    expect(await payer.lines()).toEqual(['capture -80800', 'reversal 80800']);
    expect(await alertsOf(stack, 'difference')).toHaveLength(known);
  });
});
