import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { AccountHolders } from './support/account-holders.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { LinkHolder } from './support/link-holder.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
let tripId: number;

beforeAll(async () => {
  stack = await startStack();
  tripId = await aTripOnSale(stack);
});
afterAll(() => stack.stop());

const aVisitor = () => new Visitor(stack.nodes[0]!.url, stack.nodes[0]!.url);
const form = (changes: object = {}) => ({
  name: 'Quinn Sample',
  email: 'quinn@example.com',
  cabinType: 'balcony',
  paymentType: 'installment',
  travelInsurance: true,
  ...changes,
});
const register = (changes: object) => aVisitor().call<{ id: string }>('POST', '/api/guests', form(changes));

describe('the booking form', () => {
  it('holds a place at the price the server knows, whatever is wished for beside it (SEC-16)', async () => {
    const wishes = {
      amountPaid: 9999,
      accessGranted: true,
      status: 'confirmed',
      role: 'host',
    };
    const { status, body } = await register(wishes);
    expect(status).toBe(201);
    expect(body.id).toMatch(/^[0-9A-Za-z]{22}$/);
    const { body: record, headers } = await aVisitor().call('GET', `/api/guests/${body.id}`);
    expect(record).toMatchObject({
      name: 'Quinn S.',
      email: 'q***@example.com',
      unusualSigns: '',
      status: 'pending_payment',
      paymentStatus: 'unpaid',
      totalAmount: 1535,
      depositAmount: 384,
      amountPaid: 0,
    });
    expect(JSON.stringify(record)).not.toContain('quinn@');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('tells who holds its link what they need to pay, and nothing that finds the person (SEC-25)', async () => {
    const { body } = await register({ email: 'shown@example.com', phone: '+1 555 0199' });
    const { body: record, headers } = await aVisitor().call('GET', `/api/guests/${body.id}`);
    const money = 'totalAmount payableAmount amountPaid depositAmount remainingAmount dueNowCents price';
    const plan = 'paymentType paymentStatus nextPaymentDate schedule plans termsVersion heldUntil';
    const state = 'status nextStep isOrderOpen isShareUnderWay hasPaymentFailed';
    const what =
      'id reference name email unusualSigns channel cabinType cabinName cabinPicture occupancy travellers travelInsurance trip';
    expect(Object.keys(record).toSorted()).toEqual(
      [money, plan, state, what].flatMap((names) => names.split(' ')).toSorted(),
    );
    for (const own of ['Sample', 'shown@', '0199']) expect(JSON.stringify(record)).not.toContain(own);
    expect([headers.get('referrer-policy'), headers.get('x-robots-tag')]).toEqual(['no-referrer', 'noindex']);
  });

  it.each([
    [{ name: 'Q' }, { name: 'Name must be at least 2 characters' }],
    [{ email: 'quinn@example' }, { email: 'Invalid email address' }],
    [{ cabinType: 'suite' }, { cabinType: 'Choose an inside, ocean view or balcony cabin' }],
    [{ travelInsurance: null }, { travelInsurance: 'Say whether travel insurance is wanted' }],
  ])('with %j says which field needs another look', async (changes, fields) => {
    expect(await register(changes)).toMatchObject({ status: 422, body: { fields } });
  });

  it('takes the figures it showed, and tells the right ones when they are others', async () => {
    const shown = { tripId, totalAmount: 1535, depositAmount: 384, remainingAmount: 1151 };
    expect((await register(shown)).status).toBe(201);
    expect(await register({ ...shown, totalAmount: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'quote.price_changed',
        message: 'The amount is now $1,535. Please check the summary and try again.',
        details: { amount: '1535.00' },
        fields: { totalAmount: 'The total is $1,535' },
      },
    });
    expect(await register({ ...shown, depositAmount: 1, remainingAmount: 1534 })).toMatchObject({
      status: 409,
      body: {
        message: 'The amount is now $384. Please check the summary and try again.',
        fields: { depositAmount: '$384 is charged today', remainingAmount: '$1,151 remains' },
      },
    });
    expect((await register({ ...shown, totalAmount: '1535' })).status).toBe(422);
  });

  it('is for the trip on sale', async () => {
    expect(await register({ tripId: tripId + 1 })).toMatchObject({
      status: 409,
      body: { code: 'trip.not_on_sale' },
    });
  });

  it('sent twenty times at once under one key is one booking; other details are another matter', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const send = (changes: object = {}) =>
      aVisitor().call<{ id: string }>(
        'POST',
        '/api/guests',
        form({ email: 'twice@example.com', ...changes }),
        key,
      );
    const replies = await Promise.all(Array.from({ length: 20 }, () => send()));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await send()).body.id).toBe(replies[0]!.body.id);
    const { rows } = await stack.db.query("SELECT FROM guests WHERE email = 'twice@example.com'");
    expect(rows).toHaveLength(1);
    expect(await send({ cabinType: 'inside' })).toMatchObject({
      status: 409,
      body: { code: 'request.key_reused' },
    });
  });

  it('refused under a key can be sent again under it', async () => {
    const key = { 'Idempotency-Key': randomUUID() };
    const send = (changes: object) => aVisitor().call('POST', '/api/guests', form(changes), key);
    expect((await send({ totalAmount: 1 })).status).toBe(409);
    expect((await send({ totalAmount: 1535 })).status).toBe(201);
  });

  it('takes every name people have, and nothing that cannot be stored', async () => {
    expect((await register({ name: 'Taro 𠮷田' })).status).toBe(201);
    expect((await register({ name: 'No\u0000body' })).status).toBe(400);
    expect((await register({ name: 'Half \ud842' })).status).toBe(400);
  });

  it('has no answer to ids that are guessed (SEC-23)', async () => {
    for (const id of ['1', '500', 'x'.repeat(22)]) {
      expect((await aVisitor().call('GET', `/api/guests/${id}`)).status).toBe(404);
    }
  });
});

it('a draft is kept under a key the server made, not one a browser chose', async () => {
  const visitor = Buyer.of(stack).withCookie('draft', '1');
  expect((await visitor.order('drafts@example.com')).status).toBe(201);
  expect(visitor.cookie('draft')).toMatch(/^[\w-]{43}$/);
});

it('a browser without a draft is told so without a refusal, and cannot change what is not there', async () => {
  const visitor = aVisitor();
  expect((await visitor.call('GET', '/api/checkout/draft')).status).toBe(204);
  const change = await visitor.call('PATCH', '/api/checkout/draft', { travelInsurance: true });
  expect([change.status, change.body]).toMatchObject([409, { code: 'draft.missing' }]);
});

it('the link of a booking opens nothing any more a month after everything was paid (SEC-29)', async () => {
  const holder = await LinkHolder.of(stack, 'settled@example.com', 'full');
  await holder.order('full');
  await stack.emulator.decide(holder.orderId, 'approve');
  await holder.capture();
  const age = (days: number) =>
    stack.db.query(
      `UPDATE bookings SET created_at = now() - make_interval(days => $2), confirmed_at = now() - make_interval(days => $2),
              paid_at = now() - make_interval(days => $2)
        WHERE id = (SELECT booking_id FROM guests WHERE public_id = $1)`,
      [holder.id, days],
    );
  await age(30);
  expect(await holder.record()).toMatchObject({ nextStep: 'nothing' });
  await age(32);
  expect(await holder.record()).toMatchObject({ code: 'guest.link_ended' });
  expect(await holder.recheck()).toMatchObject({ status: 410, body: { code: 'guest.link_ended' } });

  // To the guest themselves it is no link but their booking.
  const guest = await new AccountHolders(() => stack).member('settledguest');
  await stack.db.query(
    `UPDATE guests SET user_id = (SELECT id FROM users WHERE username = 'settledguest') WHERE public_id = $1`,
    [holder.id],
  );
  expect((await guest.call('GET', `/api/guests/${holder.id}`)).body).toMatchObject({ nextStep: 'nothing' });
  expect(await holder.record()).toMatchObject({ code: 'guest.link_ended' });
});
