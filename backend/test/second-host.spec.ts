import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
let second: HostDesk;
let secondId: number;

beforeAll(async () => {
  stack = await startStack({ env: { ONE_HOST_LIMIT_CENTS: '50000', SECOND_HOST_DAYS: '3' } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  const other = await aHost(stack, [tripId]);
  secondId = other.userId;
  second = new HostDesk(stack, other);
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(() => stack.stop());

const reason = 'The ship left without them';
const receivedOn = new Date(Date.now() - 24 * 60 * 60 * 1_000).toISOString().slice(0, 10);
const cash = (amountCents: number) => ({ method: 'cash', amountCents, receivedOn, reason });
const confirm = (desk: HostDesk, { bookingId }: Booked, id: string | undefined) =>
  desk.post(bookingId, `acts/${id}/confirm`);
const waitingOf = async (desk: HostDesk, { bookingId }: Booked) =>
  (await desk.read(bookingId, 'money')).body.waiting;
const mailsTo = async (userId: number, kind: string) => {
  const { rows } = await stack.db.query<{ ref: string }>(
    'SELECT m.ref FROM mails m JOIN users u ON u.email = m.recipient WHERE u.id = $1 AND m.kind = $2',
    [userId, kind],
  );
  return rows.length;
};

describe('what one host may not do on their word alone', () => {
  it('PAY-30: a payment above the limit waits for another host, who confirms it once', async () => {
    const booked = await Booked.of(stack, 'limit@example.com', 'installment');
    const id = booked.bookingId;
    const { body } = await host.post(id, 'payments', cash(60_000));
    expect(body.status).toBe('waiting');
    expect(await booked.money()).toMatchObject({ paid: 21_300 });
    expect(await waitingOf(host, booked)).toEqual([
      expect.objectContaining({
        kind: 'payment',
        isOwn: true,
        amountCents: 60_000,
        means: 'cash',
        receivedOn,
      }),
    ]);
    expect(await mailsTo(secondId, 'act_waiting')).toBe(1);
    expect((await confirm(host, booked, body.id)).body.code).toBe('second_host.own');
    const confirmed = await Promise.all([1, 2].map(() => confirm(second, booked, body.id)));
    expect(confirmed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect(await booked.money()).toMatchObject({ paid: 81_300, owed: 3_700 });
    expect((await second.read(id, 'money')).body.activity.map(({ action }) => action)).toEqual([
      'payment.recorded',
      'payment.confirmed',
      'payment.proposed',
    ]);
    // What two have said is not counted to the first one's word.
    expect((await host.post(id, 'payments', cash(3_700))).body.status).toBe('recorded');
  });

  it('several small acts of one host count as one, whatever they are, and what waits can be refused', async () => {
    const booked = await Booked.of(stack, 'small@example.com', 'installment');
    const id = booked.bookingId;
    expect((await host.post(id, 'payments', cash(30_000))).body.status).toBe('recorded');
    expect((await host.post(id, 'credits', { amountCents: 10_000, reason })).body.status).toBe('granted');
    expect((await host.refund(id, 10_000, { effect: 'goodwill' })).body.status).toBe('given');
    const { body } = await host.post(id, 'credits', { amountCents: 1, reason });
    expect(body.status).toBe('waiting');
    expect((await second.post(id, `acts/${body.id}/refuse`, { reason: 'No' })).status).toBe(422);
    expect((await second.post(id, `acts/${body.id}/refuse`, { reason: 'Not so' })).status).toBe(204);
    expect((await confirm(second, booked, body.id)).status).toBe(404);
    expect((await host.post(id, 'credits/use')).body).toEqual({ usedCents: 10_000 });
    // Cash went last: its return is a task until a host says that it is done.
    expect(await booked.refunds()).toMatchObject([{ status: 'requested' }]);
  });

  it('a large credit counts when it is confirmed, and until then cannot be used', async () => {
    const booked = await Booked.of(stack, 'credit@example.com', 'installment');
    const { body } = await host.post(booked.bookingId, 'credits', { amountCents: 10_000_000, reason });
    expect(body.status).toBe('waiting');
    expect((await host.post(booked.bookingId, 'credits/use')).body.code).toBe('credit.none');
    expect(await booked.mails('credit_granted')).toEqual([]);
    expect((await confirm(second, booked, body.id)).status).toBe(204);
    expect((await host.post(booked.bookingId, 'credits/use')).body).toEqual({ usedCents: 63_700 });
    expect(await booked.mails('credit_granted')).toHaveLength(1);
  });

  it('a large gift of real money waits; what is owed again afterwards is none', async () => {
    const booked = await Booked.of(stack, 'gift@example.com');
    const gift = await host.refund(booked.bookingId, 80_800, { effect: 'goodwill' });
    expect(gift.body).toMatchObject({ status: 'waiting', refunds: [] });
    expect(await booked.refunds()).toEqual([]);
    expect((await confirm(second, booked, gift.body.id)).status).toBe(204);
    await eventually(async () =>
      expect(await booked.refunds()).toMatchObject([
        { status: 'completed', cents: 80_800, effect: 'goodwill', source: 'host' },
      ]),
    );
    const owing = await Booked.of(stack, 'owing@example.com');
    expect((await host.refund(owing.bookingId, 80_800)).body.status).toBe('given');
    await eventually(async () => expect(await owing.refunds()).toMatchObject([{ status: 'completed' }]));
  });

  it('a cancellation that returns much more than the policy waits, and the booking stands until then', async () => {
    const trip = await aTripOnSale(stack);
    const [one, two] = [await aHost(stack, [trip]), await aHost(stack, [trip])];
    const [asks, confirms] = [new HostDesk(stack, one), new HostDesk(stack, two)];
    const booked = await Booked.of(stack, 'cancelled@example.com');
    const other = await Booked.of(stack, 'generous@example.com', 'installment');
    for (const each of [booked, other]) await each.at({ paidDaysAgo: 20, sailsInDays: 10 });
    const terms = { refundCents: 0, giveBackCents: 80_800, reason };
    const { body } = await asks.post(booked.bookingId, 'cancellation', terms);
    expect(body).toMatchObject({ status: 'waiting', refundCents: null });
    expect(await booked.money()).toMatchObject({ status: 'confirmed', paid: 80_800 });
    expect(await waitingOf(confirms, booked)).toEqual([
      expect.objectContaining({ kind: 'cancellation', amountCents: 80_800, policyCents: 0, isOwn: false }),
    ]);
    expect((await confirm(confirms, booked, body.id)).status).toBe(204);
    await eventually(async () =>
      expect(await booked.money()).toMatchObject({ status: 'cancelled', paid: 0, owed: 0 }),
    );
    // Within the limit a host is generous alone.
    const kind = await asks.post(other.bookingId, 'cancellation', {
      ...terms,
      giveBackCents: 21_300,
    });
    expect(kind.body).toMatchObject({ status: 'cancelled', refundCents: 21_300 });
    await eventually(async () => expect(await other.money()).toMatchObject({ paid: 0 }));
  });
});

describe('who may be the second person', () => {
  it('nobody to whom the right was given in these days, whichever of the two asks', async () => {
    const trip = await aTripOnSale(stack);
    const owner = await aHost(stack, [trip]);
    const helper = await aHost(stack, []);
    const [old, fresh] = [new HostDesk(stack, owner), new HostDesk(stack, helper)];
    const { rows } = await stack.db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [
      helper.userId,
    ]);
    const rights = { login: rows[0]!.username, money: true, documents: false, messages: false };
    const added = await old.visitor.call('POST', `/api/host/trips/${trip}/hosts`, rights);
    expect(added.status).toBe(200);
    expect(await mailsTo(owner.userId, 'money_right_given')).toBe(1);
    const booked = await Booked.of(stack, 'fresh@example.com', 'installment');
    const large = { amountCents: 60_000, reason };
    const byOld = (await old.post(booked.bookingId, 'credits', large)).body.id;
    const byFresh = (await fresh.post(booked.bookingId, 'credits', large)).body.id;
    const tooNew = { status: 409, body: { code: 'second_host.too_new', details: { days: 3 } } };
    expect(await confirm(fresh, booked, byOld)).toMatchObject(tooNew);
    expect(await confirm(old, booked, byFresh)).toMatchObject(tooNew);
    expect((await waitingOf(fresh, booked))[0]).toMatchObject({ confirmableFrom: expect.any(String) });
    await stack.db.query(
      "UPDATE trip_hosts SET money_since = money_since - interval '3 days' WHERE user_id = $1",
      [helper.userId],
    );
    expect((await confirm(fresh, booked, byOld)).status).toBe(204);
    expect((await confirm(old, booked, byFresh)).status).toBe(204);
  });

  it('a trip with one host says that there is nobody', async () => {
    const lonely = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
    const booked = await Booked.of(stack, 'lonely@example.com', 'installment');
    const refused = { status: 409, body: { code: 'second_host.none', details: { limit: '$500' } } };
    expect(await lonely.post(booked.bookingId, 'payments', cash(60_000))).toMatchObject(refused);
    expect(await lonely.post(booked.bookingId, 'credits', { amountCents: 50_001, reason })).toMatchObject(
      refused,
    );
    expect((await host.post(booked.bookingId, 'payments', cash(100))).status).toBe(404);
  });

  it('nobody whose account is closed, or who hosts no more, although the trip still names them', async () => {
    const trip = await aTripOnSale(stack);
    const asks = new HostDesk(stack, await aHost(stack, [trip]));
    const { userId } = await aHost(stack, [trip]);
    const booked = await Booked.of(stack, 'closed@example.com', 'installment');
    const grant = () => asks.post(booked.bookingId, 'credits', { amountCents: 60_000, reason });
    const becomes = (what: string) => stack.db.query(`UPDATE users SET ${what} WHERE id = $1`, [userId]);
    for (const gone of ['is_active = false', "is_active = true, role = 'guest'"]) {
      await becomes(gone);
      expect(await grant()).toMatchObject({ status: 409, body: { code: 'second_host.none' } });
    }
    expect(await waitingOf(asks, booked)).toEqual([]);
    await becomes("role = 'host'");
    expect((await grant()).body.status).toBe('waiting');
    expect(await mailsTo(userId, 'act_waiting')).toBe(1);
  });

  it('where the operator lets one host act alone, the operator hears of it', async () => {
    const [node] = stack.nodes;
    await node!.process.stop();
    await node!.process.start({ ONE_HOST_ALONE: '1' });
    const lonely = new HostDesk(stack, await aHost(stack, [await aTripOnSale(stack)]));
    const booked = await Booked.of(stack, 'alone@example.com', 'installment');
    const granted = await lonely.post(booked.bookingId, 'credits', { amountCents: 60_000, reason });
    expect(granted.body.status).toBe('granted');
    const { rows } = await stack.db.query("SELECT recipient FROM mails WHERE kind = 'act_alone'");
    expect(rows).toHaveLength(1);
  });
});
