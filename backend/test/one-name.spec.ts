import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OwnDetailsDto } from '../src/modules/guests/records/details.dto.js';
import { AccountHolders, PASSWORD, type Refusal } from './support/account-holders.js';
import { aTraveller, aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
  await aTripOnSale(stack);
}, 120_000);
afterAll(() => stack.stop());

const suharto = { ...aTraveller('Suharto', 'suharto@example.com'), lastName: '' };
const cabin = { cabinType: 'inside', occupancy: 'double', paymentType: 'full' };

it('asks for a last name, unless there is said to be none', async () => {
  const buyer = Buyer.of(stack);
  const draft = (traveller: object) =>
    buyer.call<Refusal>('PUT', '/api/checkout/draft', { ...cabin, travellers: [traveller] });
  expect(await draft(suharto)).toMatchObject({
    status: 422,
    body: { fields: { 'travellers.0.lastName': 'Last name is required' } },
  });
  expect((await draft({ ...suharto, hasOneName: true })).status).toBe(200);
});

it('who has one name buys, is called by it everywhere and completes the list of the ship', async () => {
  const buyer = Buyer.of(stack);
  const drafted = await buyer.call<{ quote: { dueToday: string } }>('PUT', '/api/checkout/draft', {
    ...cabin,
    travellers: [{ ...suharto, hasOneName: true }],
  });
  const { dueToday } = drafted.body.quote;
  expect((await buyer.pay(dueToday)).status).toBe(201);
  await stack.emulator.decide(buyer.orderId, 'approve');
  const guests = JSON.stringify([{ firstName: 'Suharto', lastName: '' }]);
  expect((await buyer.capture({ guests, totalAmount: dueToday })).status).toBe(200);

  const token = await people.tokenTo('suharto@example.com', 'credentials');
  const owner = people.visitor();
  expect((await owner.call('POST', '/api/auth/set-password', { token, password: PASSWORD })).status).toBe(
    200,
  );
  expect(await owner.call('GET', '/api/auth/me')).toMatchObject({
    body: { user: { firstName: 'Suharto', lastName: '' }, guest: { name: 'Suharto' } },
  });
  const { body } = await owner.call<OwnDetailsDto>('GET', '/api/guest/details');
  const change = { version: body.travellers[0]!.version, lastName: '', dateOfBirth: '1980-06-08' };
  const own = `/api/guest/trips/${body.tripId}/details/travellers/1`;
  expect(await owner.call('PATCH', own, change)).toMatchObject({
    status: 200,
    body: { travellers: [{ firstName: 'Suharto', lastName: '', dateOfBirth: '1980-06-08' }] },
  });
});

it('who registers with one name can, and whoever has two can lay one down', async () => {
  const person = { firstName: 'Björk', lastName: '', email: 'bjork@example.com', username: 'bjork' };
  const entries = { ...person, password: PASSWORD, confirmPassword: PASSWORD };
  expect(await people.visitor().call('POST', '/api/auth/register', entries)).toMatchObject({
    status: 422,
    body: { fields: { lastName: 'Last name is required' } },
  });
  const registered = await people
    .visitor()
    .call('POST', '/api/auth/register', { ...entries, hasOneName: true });
  expect(registered.status).toBe(201);

  const robin = await people.member('robin');
  const named = await robin.call('PUT', '/api/account/name', {
    version: 1,
    firstName: 'Robin',
    lastName: '',
  });
  expect(named).toMatchObject({ status: 200, body: { firstName: 'Robin', lastName: '' } });
});
