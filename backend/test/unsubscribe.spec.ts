import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let post: MailServer;
let tripId: number;
let host: HostDesk;

beforeAll(async () => {
  post = await MailServer.start();
  stack = await startStack({ env: { SMTP_URL: post.url } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterAll(async () => {
  await stack.stop();
  post.stop();
});

const EVERYBODY = {
  ...{ readers: 'everyone', guests: [], cabins: [], statuses: [], money: 'any', waiver: 'any' },
  ...{ passportCopy: 'any', insurance: 'any', answers: 'any', checkIn: 'any', addOn: 'any', hasAddOn: true },
};
const draft = {
  segment: EVERYBODY,
  subject: 'The pier',
  body: 'We meet at pier 3.',
  reader: null,
  sendAt: null,
};
interface Preview {
  list: string;
  recipients: { name: string }[];
  refusing: string[];
}
const preview = async () =>
  (
    await host.visitor.call<Preview>('POST', `/api/host/trips/${tripId}/messages/preview`, {
      ...draft,
      list: 'x'.repeat(22),
    })
  ).body;

it('a letter names where such letters end, at one click of a mail program and not at a visit', async () => {
  const guest = { tripId, cabinType: 'inside', occupancy: 'single', paymentType: 'full' };
  for (const name of ['Dana Reyes', 'Eli Okoro']) {
    const body = { ...guest, name, email: `${name.slice(0, 4).trim().toLowerCase()}@example.com` };
    await host.visitor.call('POST', '/api/host/bookings', body, { 'Idempotency-Key': randomUUID() });
  }
  const { list, recipients, refusing } = await preview();
  expect([recipients.length, refusing]).toEqual([2, []]);
  const key = { 'Idempotency-Key': randomUUID() };
  const sent = await host.visitor.call('POST', `/api/host/trips/${tripId}/messages`, { ...draft, list }, key);
  expect(sent.status).toBe(201);
  await stack.db.query(`UPDATE host_messages SET send_at = now(), next_look_at = now()`);
  const head = await eventually(() => {
    const letters = post.arrived.filter(({ body }) => body.includes('We meet at pier 3.'));
    expect(letters).toHaveLength(2);
    return letters.find(({ recipients: [to] }) => to === 'dana@example.com')!.head;
  });
  expect(head.get('auto-submitted')).toBe('auto-generated');
  expect(head.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const link = /^<(.+)>$/.exec(head.get('list-unsubscribe') ?? '')?.[1] ?? '';
  const { pathname, search } = new URL(link);
  const door = stack.nodes[0]!.url + pathname + search;

  const visit = await fetch(door, { redirect: 'manual' });
  expect([visit.status, visit.headers.get('location')]).toEqual([
    303,
    `/unsubscribe?of=letters#token=${search.slice('?token='.length)}`,
  ]);
  expect((await preview()).refusing).toEqual([]);

  const click = (address: string) =>
    fetch(address, { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  expect((await click(door.replace(/.$/, (end) => (end === 'A' ? 'E' : 'A')))).status).toBe(404);
  expect((await click(`${stack.nodes[0]!.url}${pathname}?token=x`)).status).toBe(422);
  expect((await preview()).refusing).toEqual([]);
  // All mail programs of a ship come from one address: good links are not counted.
  for (let i = 0; i < 12; i += 1) expect((await click(door)).status).toBe(204);
  expect(await preview()).toMatchObject({ recipients: [{ name: 'Eli Okoro' }], refusing: ['Dana Reyes'] });
});

it('a letter to who turned letters off after it was sent goes nowhere, and the hosts read why', async () => {
  const { list } = await preview();
  const key = { 'Idempotency-Key': randomUUID() };
  const door = `/api/host/trips/${tripId}/messages`;
  const sent = await host.visitor.call<{ id: string }>('POST', door, { ...draft, list }, key);
  await stack.db.query(`UPDATE guests SET letters_off_at = now() WHERE email = 'eli@example.com'`);
  await stack.db.query(
    `UPDATE host_messages SET send_at = now(), next_look_at = now() WHERE status = 'scheduled'`,
  );
  await eventually(async () => {
    const { body } = await host.visitor.call<object>('GET', `/api/host/messages/${sent.body.id}`);
    const delivery = {
      name: 'Eli Okoro',
      state: 'needless',
      reason: 'They turned letters off before it went.',
    };
    expect(body).toMatchObject({ deliveries: [delivery] });
  });
});

it('what one person waits for is sent before what is written to many', async () => {
  const { rows } = await stack.db.query<{ kind: string; priority: number }>(
    `SELECT DISTINCT m.kind, j.priority FROM jobs.job j JOIN mails m ON m.id = (j.data->>'mailId')::int
      WHERE j.name = 'mail.send'`,
  );
  const of = (isLetter: boolean) =>
    rows.filter(({ kind }) => (kind === 'host_message') === isLetter).map(({ priority }) => priority);
  expect(new Set(of(true))).toEqual(new Set([0]));
  expect(new Set(of(false))).toEqual(new Set([1]));
});

it('no mail program is let through at another door', async () => {
  const { url } = stack.nodes[0]!;
  for (const path of ['/api/contact', '/api/letters/unsubscribe/', '/api/auth/login'])
    expect((await fetch(url + path, { method: 'POST', body: new URLSearchParams() })).status).toBe(403);
});
