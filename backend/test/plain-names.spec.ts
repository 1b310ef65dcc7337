import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AccountHolders, PASSWORD, type Refusal } from './support/account-holders.js';
import { HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTraveller, aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let host: HostDesk;
const people = new AccountHolders(() => stack);

beforeAll(async () => {
  stack = await startStack({ env: { TRUST_PROXY_HOPS: '1' } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(() => stack.stop());

const cabin = { cabinType: 'inside', occupancy: 'single', paymentType: 'full' };
let accounts = 0;

/** What each door keeps of a name, or says why it does not take it. */
const DOORS: Record<string, (name: string) => Promise<string | undefined>> = {
  async checkout(firstName) {
    const buyer = people.visitor();
    const travellers = [{ ...aTraveller(firstName, 'dana@example.com'), emergencyContactName: firstName }];
    const { body } = await buyer.call<Refusal>('PUT', '/api/checkout/draft', {
      ...cabin,
      occupancy: 'double',
      travellers,
    });
    const kept = await buyer.call<{ travellers: Record<string, string>[] } | null>(
      'GET',
      '/api/checkout/draft',
    );
    const { firstName: first, emergencyContactName: contact } = kept.body?.travellers[0] ?? {};
    expect(contact).toBe(first);
    return body.fields?.['travellers.0.firstName'] ?? first;
  },
  async 'booking form'(name) {
    const form = { ...cabin, name, email: 'dana@example.com' };
    const { body } = await people.visitor().call<{ id: string } & Refusal>('POST', '/api/guests', form);
    const { rows } = await stack.db.query<{ name: string }>('SELECT name FROM guests WHERE public_id = $1', [
      body.id,
    ]);
    return body.fields?.['name'] ?? rows[0]?.name;
  },
  async account(firstName) {
    const username = `plain-${++accounts}`;
    const person = { firstName, lastName: 'Sample', email: `${username}@example.com`, username };
    const { body } = await people.visitor().call<Refusal>('POST', '/api/auth/register', {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
    });
    const { rows } = await stack.db.query<{ name: string }>(
      'SELECT first_name AS name FROM users WHERE username = $1',
      [username],
    );
    return body.fields?.['firstName'] ?? rows[0]?.name;
  },
  async 'a host'(name) {
    const added = await host.visitor.call<{ text: string } & Refusal>('POST', '/api/host/bookings/letter', {
      ...cabin,
      tripId,
      name: 'Sam Sample',
      email: 'sam@example.com',
      occupancy: 'double',
      companion: { name },
    });
    return added.body.fields?.['companion.name'] ?? (added.status === 200 ? undefined : String(added.status));
  },
};

it.each([
  ['Dana\nX', 'Dana X'],
  ['Guest,\n\nyour booking was cancelled', 'Guest, your booking was cancelled'],
  ['Dana\u2028X', 'Dana X'],
  ['\u202eanaD', 'anaD'],
  ['Da\u200bna  R\u00ad', 'Dana R'],
  ['Jose\u0301', 'José'],
])('SEC-58: keeps the name %j as %j', async (typed, kept) => {
  for (const door of ['checkout', 'booking form', 'account'])
    expect([door, await DOORS[door]!(typed)]).toEqual([door, kept]);
});

it('asks for a name where nobody can see one', async () => {
  const answers = await Promise.all(Object.values(DOORS).map((door) => door('\u200b\u3164')));
  expect(answers).toEqual([
    'First name is required',
    'Name must be at least 2 characters',
    'First name is required',
    'Name must be at least 2 characters',
  ]);
});

it('takes a user name without what nobody sees, so that nobody is taken for somebody else', async () => {
  await people.member('gangway');
  const person = { firstName: 'Robin', lastName: 'Sample', email: 'other@example.com' };
  const twin = { ...person, username: 'gang\u200bway', password: PASSWORD, confirmPassword: PASSWORD };
  expect(await people.visitor().call('POST', '/api/auth/register', twin)).toMatchObject({
    status: 409,
    body: { code: 'auth.taken' },
  });
});
