import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { HostEvent } from '../contracts/host-events.js';
import { AccountHolders } from './support/account-holders.js';
import { aVisitor, browserOf, demoPerson } from './support/demo-people.js';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { openDesk } from './support/host-desk.js';
import { anAccount, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

interface Host {
  userId: number;
  username: string;
  isOwner: boolean;
  money: boolean;
  documents: boolean;
  messages: boolean;
}
interface Request {
  id: number;
  username: string;
  status: string;
}

let stack: Stack;
let tripId: number;
let bookingId: string;
let owner: Person;
let ownerBrowser: Visitor;

beforeAll(async () => {
  stack = await startStack({ nodes: 2, env: { DEMO_MODE: '1' } });
  owner = await demoPerson(stack, 'marisol');
  ownerBrowser = browserOf(stack, owner);
  const { rows } = await stack.db.query<{ id: number; booking: string }>(
    `SELECT t.id, min(b.public_id) AS booking FROM trips t JOIN bookings b ON b.trip_id = t.id
      WHERE t.is_on_sale AND b.status = 'paid' GROUP BY t.id`,
  );
  [tripId, bookingId] = [rows[0]!.id, rows[0]!.booking];
}, 120_000);
afterAll(() => stack.stop());

const enter = chatDoor((node) => stack.nodes[node]!.url);
const nameOf = async ({ userId }: Person) =>
  (await stack.db.query<{ username: string }>('SELECT username FROM users WHERE id = $1', [userId])).rows[0]!
    .username;
const ALL = { money: true, documents: true, messages: true };

async function register(username: string) {
  const answer = await aVisitor(stack).call('POST', '/api/auth/register', {
    firstName: 'Ravi',
    lastName: 'Sample',
    email: `${username}@example.com`,
    username,
    role: 'host',
    password: 'a long enough pass phrase',
    confirmPassword: 'a long enough pass phrase',
  });
  expect(answer.status).toBe(201);
  const browser = aVisitor(stack);
  await browser.call('POST', '/api/auth/login', { username, password: 'a long enough pass phrase' });
  return browser;
}
const requests = async () => (await ownerBrowser.call<Request[]>('GET', '/api/host/requests')).body;

it('lets the owner add a co-host with separate rights, change them, and remove the person at once', async () => {
  const helper = await anAccount(stack, 'host');
  const browser = browserOf(stack, helper);
  const money = async () => (await browser.call('GET', `/api/host/bookings/${bookingId}/money`)).status;
  const papers = async () => (await browser.call('GET', `/api/host/bookings/${bookingId}/documents`)).status;
  const { socket, seen } = await openDesk(stack, helper);
  expect(await money()).toBe(404);

  const login = await nameOf(helper);
  const added = await ownerBrowser.call<Host[]>('POST', `/api/host/trips/${tripId}/hosts`, {
    ...ALL,
    documents: false,
    login,
  });
  expect(added.body.find(({ userId }) => userId === helper.userId)).toMatchObject({
    documents: false,
    money: true,
  });
  expect([await money(), await papers()]).toEqual([200, 403]);
  await eventually(() => expect(seen.trips.at(-1)).toBe(1));

  const one = `/api/host/trips/${tripId}/hosts/${helper.userId}`;
  await ownerBrowser.call('PUT', one, { money: false, documents: true, messages: false });
  expect([await money(), await papers()]).toEqual([403, 200]);

  expect((await ownerBrowser.call('DELETE', one)).status).toBe(200);
  expect([await money(), await papers()]).toEqual([404, 404]);
  await eventually(() => expect(seen.trips.at(-1)).toBe(0));
  const { seen: mine, socket: ownSocket } = await openDesk(stack, owner);
  await stack.db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary)
     VALUES ('booking.changed', $1, now(), '{"text":"After the removal"}')`,
    [tripId],
  );
  const texts = (events: HostEvent[]) => events.map(({ summary }) => summary.text);
  await eventually(() => expect(texts(mine.events)).toContain('After the removal'));
  expect(texts(seen.events)).not.toContain('After the removal');
  socket.disconnect();
  ownSocket.disconnect();
});

it('takes every right with the removal, in the open chat of who travels along too', async () => {
  const helper = await demoPerson(stack, 'nina');
  await stack.db.query(`UPDATE users SET role = 'host' WHERE id = $1`, [helper.userId]);
  const browser = browserOf(stack, helper);
  const { rows } = await stack.db.query<{ id: number }>(
    `INSERT INTO money_alerts (kind, ref, trip_id, text, raised_at) VALUES ('forged', 'nobody', NULL, 'Of no trip', now())
     RETURNING id`,
  );
  const ofNoTrip = async () =>
    Promise.all([
      browser.call('GET', '/api/host/alerts'),
      browser.call('POST', '/api/host/statement/compare', {}),
      browser.call('POST', `/api/host/alerts/${rows[0]!.id}/close`, { note: 'Nothing to see' }),
    ]).then((replies) => replies.map(({ status }) => status));
  const add = { ...ALL, money: false, login: await nameOf(helper) };
  expect((await ownerBrowser.call('POST', `/api/host/trips/${tripId}/hosts`, add)).status).toBe(200);
  expect(await ofNoTrip()).toEqual([403, 403, 403]);

  const window = await enter(helper, 1);
  expect(await window.say('hosts say', { isAnnouncement: true })).toMatchObject({
    message: { sender: { isHost: true } },
  });
  const one = `/api/host/trips/${tripId}/hosts/${helper.userId}`;
  await ownerBrowser.call('PUT', one, { ...ALL, messages: false });
  expect(await window.say('still', { isAnnouncement: true })).toMatchObject({ error: { code: 'forbidden' } });
  expect((await ownerBrowser.call('DELETE', one)).status).toBe(200);
  expect(await ofNoTrip()).toEqual([403, 403, 403]);
  expect(await window.say('a host still', { isAnnouncement: true })).toMatchObject({
    error: { code: 'forbidden' },
  });
  await eventually(async () =>
    expect(await window.say('a guest now')).toMatchObject({ message: { sender: { isHost: false } } }),
  );
});

it('adds nobody who has no host account, nobody twice, and never touches the owner', async () => {
  const guest = await anAccount(stack);
  const add = async (login: string) =>
    (await ownerBrowser.call<{ code: string }>('POST', `/api/host/trips/${tripId}/hosts`, { ...ALL, login }))
      .body.code;
  expect(await add(await nameOf(guest))).toBe('co_host.no_host_account');
  expect(await add('marisol')).toBe('co_host.hosts_already');
  const own = `/api/host/trips/${tripId}/hosts/${owner.userId}`;
  expect((await ownerBrowser.call('DELETE', own)).status).toBe(404);
  expect((await ownerBrowser.call('PUT', own, { ...ALL, money: false })).status).toBe(404);
});

it('SEC-13, SEC-15: who asked to be a host is one after an owner approved and they logged in again', async () => {
  const { seen, socket } = await openDesk(stack, owner);
  const browser = await register('ravi-asks');
  await eventually(() => expect(seen.events.map(({ type }) => type)).toContain('host.requested'));
  const request = (await requests()).find(({ username }) => username === 'ravi-asks')!;

  const self = await browser.call('POST', `/api/host/requests/${request.id}/approve`);
  expect(self.status).toBe(403);
  // A co-host owns no trip and decides on nobody; the operator would.
  await stack.db.query(`UPDATE users SET is_operator = false WHERE username = 'theo'`);
  const theo = browserOf(stack, await demoPerson(stack, 'theo'));
  expect((await theo.call('POST', `/api/host/requests/${request.id}/approve`)).status).toBe(403);

  const approve = () =>
    ownerBrowser.call<{ code?: string }>('POST', `/api/host/requests/${request.id}/approve`);
  expect((await approve()).body.code).toBe('host_request.unproven');
  const heard = () => seen.events.filter(({ type }) => type === 'host.requested').length;
  const before = heard();
  await new AccountHolders(() => stack).prove('ravi-asks@example.com');
  // Whoever looks at the request can press the button now.
  await eventually(() => expect(heard()).toBe(before + 1));
  const approved = await approve();
  expect(approved.status).toBe(200);
  expect((await browser.call('GET', '/api/auth/me')).status).toBe(401);
  const again = await browser.call<{ user: { role: string } }>('POST', '/api/auth/login', {
    username: 'ravi-asks',
    password: 'a long enough pass phrase',
  });
  expect(again.body.user.role).toBe('host');
  expect((await browser.call('GET', '/api/host/overview')).status).toBe(200);
  const twice = await ownerBrowser.call<{ code: string }>(
    'POST',
    `/api/host/requests/${request.id}/decline`,
    {
      reason: 'On second thoughts',
    },
  );
  expect(twice.body.code).toBe('host_request.decided');
  const { rows } = await stack.db.query(
    `SELECT m.kind, a.action, a.user_id AS by FROM mails m, activity_log a
      WHERE m.recipient = 'ravi-asks@example.com' AND m.kind = 'host_approved' AND a.action = 'host.approved'`,
  );
  expect(rows).toEqual([{ kind: 'host_approved', action: 'host.approved', by: owner.userId }]);
  socket.disconnect();
});

it('leaves who is declined a guest, and tells them why', async () => {
  const browser = await register('ravi-declined');
  await new AccountHolders(() => stack).prove('ravi-declined@example.com');
  const request = (await requests()).find(({ username }) => username === 'ravi-declined')!;
  const path = `/api/host/requests/${request.id}/decline`;
  expect((await ownerBrowser.call('POST', path, {})).status).toBe(422);
  expect((await ownerBrowser.call('POST', path, { reason: 'We have enough hosts' })).status).toBe(200);
  expect((await browser.call('GET', '/api/host/overview')).status).toBe(403);
  expect((await requests()).find(({ id }) => id === request.id)?.status).toBe('declined');
  await eventually(async () => {
    const { rows } = await stack.db.query<{ body: string }>(
      `SELECT body FROM mails WHERE recipient = 'ravi-declined@example.com' AND kind = 'host_declined'`,
    );
    expect(rows[0]?.body).toContain('We have enough hosts');
  });
});
