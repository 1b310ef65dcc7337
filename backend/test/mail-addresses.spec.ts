import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { AccountHolders, PASSWORD, type Refusal } from './support/account-holders.js';
import { HostDesk } from './support/booked.js';
import { aHost } from './support/people.js';
import { aTraveller, aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

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

const cabin = { cabinType: 'inside', occupancy: 'double', paymentType: 'full' };
interface Checked {
  problems: { sentence: string }[];
  duplicates: { email: string }[];
  letter: { to: string } | null;
}
const importing = (path: string, lines: string[]) =>
  host.visitor.call<Checked>(
    'POST',
    `/api/host/guests/import${path}`,
    { tripId, text: ['Name,Email', ...lines].join('\n'), cabinType: 'inside', paymentType: 'full' },
    { 'Idempotency-Key': randomUUID() },
  );
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** What each door keeps of an address, or says why it does not take it. */
async function answersTo(typed: string): Promise<Record<string, string | undefined>> {
  const someone = { ...cabin, name: 'Dana Reyes', email: typed };
  const buyer = people.visitor();
  const draft = await buyer.call<Refusal>('PUT', '/api/checkout/draft', {
    ...cabin,
    travellers: [aTraveller('Dana', typed)],
  });
  const form = await people.visitor().call<{ id: string } & Refusal>('POST', '/api/guests', someone);
  const file = await importing('/check', [`Dana Reyes,${cell(typed)}`]);
  const added = await host.visitor.call<{ to: string } & Refusal>('POST', '/api/host/bookings/letter', {
    ...someone,
    occupancy: 'single',
    tripId,
  });
  return {
    draft: draft.body.fields?.['travellers.0.email'] ?? (await draftedBy(buyer)),
    form: form.body.fields?.['email'] ?? (await keptOf(form.body.id)),
    file: file.body.problems[0]?.sentence ?? mailOf(file.body),
    host: added.body.fields?.['email'] ?? added.body.to,
  };
}
async function draftedBy(buyer: Visitor): Promise<string | undefined> {
  const { body } = await buyer.call<{ travellers: { email: string }[] }>('GET', '/api/checkout/draft');
  return body.travellers[0]?.email;
}
async function keptOf(publicId: string): Promise<string | undefined> {
  const { rows } = await stack.db.query<{ email: string }>('SELECT email FROM guests WHERE public_id = $1', [
    publicId,
  ]);
  return rows[0]?.email;
}
/** Of the first who would be written to, or who is there already. */
const mailOf = ({ letter, duplicates }: Checked) => letter?.to ?? duplicates[0]?.email;

it.each([
  'mailto:dana@example.com',
  '<dana@example.com>',
  'dana@example.com,',
  'dana@example.com.',
  '\u2060dana@example.com',
  'da\u00adna@example.com',
  'ｄａｎａ@example.com',
])('keeps %j as the address it means, at each door', async (typed) => {
  const kept = 'dana@example.com';
  expect(await answersTo(typed)).toEqual({ draft: kept, form: kept, file: kept, host: kept });
});

it.each(['dana..e@example.com', 'dana@-example.com', 'dana@example.com(work)', 'dana.e@example..com'])(
  'takes %j at no door: no mail reaches it',
  async (typed) =>
    expect(await answersTo(typed)).toEqual({
      draft: 'Please enter a valid email address',
      form: 'Invalid email address',
      file: 'There is no valid email address',
      host: 'Invalid email address',
    }),
);

it('knows one mailbox by both spellings of its domain', async () => {
  const person = { firstName: 'Ana', lastName: 'Sample', email: 'ana@bücher.example', username: 'ana-b' };
  const register = (changes: object) =>
    people.visitor().call('POST', '/api/auth/register', {
      ...person,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      ...changes,
    });
  expect((await register({})).status).toBe(201);
  expect(await register({ username: 'other', email: 'ANA@xn--bcher-kva.example' })).toMatchObject({
    status: 409,
    body: { code: 'auth.taken' },
  });
  for (const login of ['ana@bücher.example', 'ana@xn--bcher-kva.example', ' ANA@Bücher.example '])
    expect([login, (await people.logIn(login)).status]).toEqual([login, 200]);

  expect((await importing('', ['Ana Sample,ana@xn--bcher-kva.example'])).body).toMatchObject({ added: 1 });
  expect((await importing('/check', ['Ana Sample,ana@bücher.example'])).body).toMatchObject({
    bookings: 0,
    duplicates: [{ line: 2, where: 'trip' }],
  });
});
