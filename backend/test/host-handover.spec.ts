import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserOf, demoPerson } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { openDesk } from './support/host-desk.js';
import { anAccount, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

interface Host {
  userId: number;
  isOwner: boolean;
}

const ALL = { money: true, documents: true, messages: true };
let stack: Stack;
let tripId: number;
let owner: Person;
let ownerBrowser: Visitor;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  owner = await demoPerson(stack, 'marisol');
  ownerBrowser = browserOf(stack, owner);
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  tripId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

/** Somebody without any right on the trip. */
async function aCoHost(): Promise<[Person, Visitor]> {
  const person = await anAccount(stack, 'host');
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id) VALUES ($1, $2)', [tripId, person.userId]);
  return [person, browserOf(stack, person)];
}

it('hands a trip over to a co-host: all rights are theirs, the old owner stays a co-host, both hear of it', async () => {
  const [heir, heirSession] = await aCoHost();
  const other = await anAccount(stack, 'host');
  const path = (person: Person) => `/api/host/trips/${tripId}/hosts/${person.userId}/ownership`;
  const codeOf = async (browser: Visitor, person: Person) =>
    (await browser.call<{ code: string }>('POST', path(person))).body.code;
  expect(await codeOf(browserOf(stack, heir), heir)).toBe('host.owner_only');
  expect(await codeOf(ownerBrowser, other)).toBe('co_host.not_found');
  expect(await codeOf(ownerBrowser, owner)).toBe('co_host.not_found');

  const { seen, socket } = await openDesk(stack, heir);
  const handed = await ownerBrowser.call<Host[]>('POST', path(heir));
  expect(handed.body.filter(({ isOwner }) => isOwner)).toMatchObject([{ userId: heir.userId, ...ALL }]);
  expect(handed.body.find(({ userId }) => userId === owner.userId)).toMatchObject(ALL);
  await eventually(() => expect(seen.events.map(({ summary }) => summary.text).join()).toContain('owns'));
  const heirsRights = `/api/host/trips/${tripId}/hosts/${heir.userId}`;
  expect((await ownerBrowser.call('PUT', heirsRights, { ...ALL, money: false })).status).toBe(403);
  const { rows } = await stack.db.query<{ kind: string; about: object; host: number }>(
    `SELECT m.kind, a.details AS about, t.host_id AS host FROM mails m, activity_log a, trips t
      WHERE m.kind IN ('trip_received', 'trip_handed_over') AND a.action = 'trip.handed_over' AND t.id = $1 ORDER BY m.kind`,
    [tripId],
  );
  const about = { about: { personId: heir.userId }, host: heir.userId };
  expect(rows).toEqual([
    { kind: 'trip_handed_over', ...about },
    { kind: 'trip_received', ...about },
  ]);
  const log = await ownerBrowser.call<{ entries: { action: string; about: string }[] }>(
    'GET',
    '/api/host/log',
  );
  expect(log.body.entries.find(({ action }) => action === 'trip.handed_over')?.about).toBe(
    'person: Robin Sample',
  );
  socket.disconnect();

  // Handed to two at once it is one's.
  const [first] = await aCoHost();
  const answers = await Promise.all([
    heirSession.call('POST', path(owner)),
    heirSession.call('POST', path(first)),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers[0].status === 200 ? [200, 403] : [403, 200]);
  if (answers[1].status === 200) await browserOf(stack, first).call('POST', path(owner));
  const owners = await stack.db.query('SELECT user_id FROM trip_hosts WHERE trip_id = $1 AND is_owner', [
    tripId,
  ]);
  expect(owners.rows).toEqual([{ user_id: owner.userId }]);
});

it('tells everybody with the right to its money of who has it new by a handover, and of nobody who had it', async () => {
  const told = async ({ userId }: Person) => {
    const { rows } = await stack.db.query<{ id: number }>(
      `SELECT u.id FROM mails m JOIN users u ON u.email = m.recipient
        WHERE m.kind = 'money_right_given' AND m.data->>'otherId' = $1 ORDER BY u.id`,
      [String(userId)],
    );
    return rows.map(({ id }) => id);
  };
  const withMoney = await stack.db.query<{ id: number }>(
    'SELECT user_id AS id FROM trip_hosts WHERE trip_id = $1 AND may_money ORDER BY user_id',
    [tripId],
  );
  const [heir, heirBrowser] = await aCoHost();
  const path = (person: Person) => `/api/host/trips/${tripId}/hosts/${person.userId}/ownership`;
  expect((await ownerBrowser.call('POST', path(heir))).status).toBe(200);
  expect(await told(heir)).toEqual(withMoney.rows.map(({ id }) => id));
  expect(await told(heir)).toContain(owner.userId);
  expect((await heirBrowser.call('POST', path(owner))).status).toBe(200);
  expect(await told(owner)).toEqual([]);
});

it('hands a trip over to nobody who cannot log in any more', async () => {
  const [gone] = await aCoHost();
  await stack.db.query('UPDATE users SET is_active = false WHERE id = $1', [gone.userId]);
  const path = `/api/host/trips/${tripId}/hosts/${gone.userId}/ownership`;
  expect((await ownerBrowser.call<{ code: string }>('POST', path)).body.code).toBe('co_host.account_closed');
});

it('calls a co-host of whom no name is kept by what they log in by, among the hosts and in the log', async () => {
  const [{ userId }, browser] = await aCoHost();
  const { rows } = await stack.db.query<{ username: string }>(
    `UPDATE users SET first_name = '', last_name = '' WHERE id = $1 RETURNING username`,
    [userId],
  );
  const [{ username }] = rows as [{ username: string }];
  const { body: hosts } = await ownerBrowser.call<object[]>('GET', `/api/host/trips/${tripId}/hosts`);
  expect(hosts).toContainEqual(expect.objectContaining({ userId, name: username }));
  await stack.db.query(
    `INSERT INTO activity_log (at, user_id, trip_id, action) VALUES (now(), $1, $2, 'trip.changed')`,
    [userId, tripId],
  );
  const { body: log } = await browser.call<{ people: object[] }>('GET', '/api/host/log');
  expect(log.people).toContainEqual({ id: userId, name: username });
});
