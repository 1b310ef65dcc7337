import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aVisitor, browserOf, demoPerson } from './support/demo-people.js';
import { addressOf, HOST_ROUTES, MARKER, type TripIds } from './support/host-routes.js';
import { aHost, anAccount, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';

const DOCUMENT = join(import.meta.dirname, '../../frontend/openapi.json');
const { paths } = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as { paths: Record<string, object> };
const ROUTES = Object.entries(paths)
  .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
  .filter((route) => route.includes(' /api/host/'));
const routesThat = (is: string) => ROUTES.filter((route) => HOST_ROUTES[route]?.is === is);

let stack: Stack;
let ids: TripIds;
/** Owns the trip; hosts only another trip; helps on the trip and may nothing special; paid for a place on it. */
let owner: Person;
let stranger: Person;
let helper: Person;
let guest: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  [owner, guest] = [await demoPerson(stack, 'marisol'), await demoPerson(stack, 'nina')];
  ids = await aMarkedTrip();
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE NOT is_on_sale LIMIT 1');
  stranger = await aHost(stack, [rows[0]!.id]);
  helper = await anAccount(stack, 'host');
  await stack.db.query('INSERT INTO trip_hosts (trip_id, user_id) VALUES ($1, $2)', [
    ids.tripId,
    helper.userId,
  ]);
}, 120_000);
afterAll(() => stack.stop());

/** The trip on sale, with the marker wherever a list might tell something of it. */
async function aMarkedTrip(): Promise<TripIds> {
  const one = async <T>(sql: string, values: unknown[] = []) =>
    (await stack.db.query<{ id: T }>(sql, values)).rows[0]!.id;
  const tripId = await one<number>(
    `UPDATE trips SET title = '${MARKER} Cruise' WHERE is_on_sale RETURNING id`,
  );
  await stack.db.query(`UPDATE guests SET name = '${MARKER} ' || name WHERE trip_id = $1`, [tripId]);
  await stack.db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) VALUES ('booking.changed', $1, now(), $2)`,
    [tripId, { text: MARKER }],
  );
  await stack.db.query(`INSERT INTO activity_log (at, trip_id, action) VALUES (now(), $1, 'gate.walked')`, [
    tripId,
  ]);
  const bookingId = await one<string>(
    `SELECT public_id AS id FROM bookings WHERE trip_id = $1 AND status = 'paid' LIMIT 1`,
    [tripId],
  );
  const alertId = await one<number>(
    `INSERT INTO money_alerts (kind, ref, trip_id, text, raised_at) VALUES ('stuck', 'gate', $1, '${MARKER}', now())
     RETURNING id`,
    [tripId],
  );
  const reportId = await one<number>(
    `INSERT INTO message_reports (trip_id, seq, reporter_id, reason, reported_at)
     SELECT $1, max(seq), $2, '${MARKER}', now() FROM messages WHERE trip_id = $1 RETURNING id`,
    [tripId, guest.userId],
  );
  return { tripId, bookingId, alertId, reportId };
}

async function ask(route: string, person?: Person) {
  const [method = ''] = route.split(' ');
  const { body } = HOST_ROUTES[route]!;
  const browser = person ? browserOf(stack, person) : aVisitor(stack);
  const sent = method === 'GET' ? undefined : typeof body === 'function' ? body(ids) : (body ?? {});
  const key = { 'Idempotency-Key': randomUUID() };
  const reply = await browser.call<{ code?: string }>(method, addressOf(route, ids), sent, key);
  return { status: reply.status, code: reply.body?.code, text: JSON.stringify(reply.body) };
}

it('knows every route of the hosts, and no other', () => {
  expect(ROUTES.toSorted()).toEqual(Object.keys(HOST_ROUTES).toSorted());
});

it.each(ROUTES)('SEC-18: %s is closed to visitors and to guests, paid ones too', async (route) => {
  expect((await ask(route)).status).toBe(401);
  expect((await ask(route, guest)).status).toBe(403);
});

it.each([...routesThat('named'), ...routesThat('figures')])(
  '%s is not there for the host of another trip',
  async (route) => {
    expect(await ask(route, stranger)).toMatchObject({ status: 404 });
  },
);

it.each(routesThat('list'))('%s tells a host nothing of trips they do not host', async (route) => {
  const [mine, theirs] = [await ask(route, owner), await ask(route, stranger)];
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(mine.text).toContain(MARKER);
  expect(theirs.text).not.toContain(MARKER);
});

describe.each(['money', 'documents', 'messages', 'owner'] as const)('without the right: %s', (right) => {
  const routes = ROUTES.filter((route) => HOST_ROUTES[route]?.right === right);
  const code = right === 'owner' ? 'host.owner_only' : 'host.right_missing';
  // A right that no route asks for would be a promise that nobody keeps.
  it('protects something', () => expect(routes).not.toEqual([]));

  it.each(routes)('%s is closed to a co-host', async (route) => {
    expect(await ask(route, helper)).toMatchObject({ status: 403, code });
  });
});
