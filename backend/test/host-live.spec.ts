import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { HostEvent, HostSummary } from '../contracts/host-events.js';
import { ChatMember } from './support/chat-member.js';
import { eventually } from './support/eventually.js';
import { type HostSocket, knock, openSocket } from './support/live-socket.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

interface Watching {
  socket: HostSocket;
  events: HostEvent[];
  summaries: HostSummary[];
}

let stack: Stack;
let tripId: number;
let otherTripId: number;
let host: Person;
const open: HostSocket[] = [];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  otherTripId = await aTripOnSale(stack);
  tripId = await aTripOnSale(stack);
  host = await aHost(stack, [tripId]);
}, 120_000);
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => stack.stop());

async function watch(person: Person, auth = {}, node = 0): Promise<Watching> {
  const socket: HostSocket = openSocket(`${stack.nodes[node]!.url}/host`, { cookie: person.cookie, auth });
  open.push(socket);
  const watching: Watching = { socket, events: [], summaries: [] };
  socket.on('host:event', (event) => watching.events.push(event));
  const first = new Promise<void>((resolve) => {
    socket.on('host:summary', (summary) => {
      watching.summaries.push(summary);
      resolve();
    });
  });
  socket.connect();
  await first;
  return watching;
}

const begin = openTransactions(() => stack.db);
/** News as a module writes it: committed, and not numbered yet. */
const news = (trip: number, text: string) =>
  stack.db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) VALUES ('booking.changed', $1, now(), $2)`,
    [trip, JSON.stringify({ text })],
  );
const texts = (events: HostEvent[]) => events.map((event) => event.summary.text);
const get = async (path: string, cookie?: string) => {
  const response = await fetch(`${stack.nodes[0]!.url}${path}`, { headers: cookie ? { cookie } : {} });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

it('is for hosts', async () => {
  const [guest] = await paidGuests(stack, 1);
  const urls = [undefined, guest?.cookie, host.cookie].map((cookie) =>
    knock(`${stack.nodes[0]!.url}/host`, { cookie }),
  );
  expect(await Promise.all(urls)).toEqual(['UNAUTHENTICATED', 'FORBIDDEN', 'connected']);
  const statuses = [undefined, guest?.cookie, host.cookie].map(
    async (cookie) => (await get('/api/host/overview', cookie)).status,
  );
  expect(await Promise.all(statuses)).toEqual([401, 403, 200]);
});

it('shows a booking, its payment and a message arrive, and the figures move', async () => {
  const { events, summaries } = await watch(host, {}, 1);
  const before = summaries[0]!;
  const buyer = Buyer.of(stack);
  await buyer.order('arrives@example.com');
  await stack.emulator.decide(buyer.orderId, 'approve');
  expect((await buyer.capture()).status).toBe(200);
  const [guest] = await paidGuests(stack, 1);
  const member = await new ChatMember(guest!, [stack.nodes[0]!.url]).join();
  await member.say('a secret');
  member.leave();

  await eventually(() =>
    expect(events.map((e) => e.type)).toEqual(['booking.created', 'payment.received', 'chat.message']),
  );
  expect(events[1]).toMatchObject({ tripId, summary: { amountCents: 80_800 } });
  expect(JSON.stringify(events)).not.toContain('secret');
  await eventually(() =>
    expect(summaries.at(-1)!.revenueCents).toBeGreaterThanOrEqual((before.revenueCents ?? 0) + 80_800),
  );
  expect(summaries.at(-1)!.version).toBeGreaterThan(before.version);
  const { body } = await get('/api/host/overview', host.cookie);
  expect(body.summary).toMatchObject({ totalTrips: 1, confirmedGuests: expect.any(Number) });
  expect((body.recentEvents as HostEvent[]).map((e) => e.id)).toEqual(
    expect.arrayContaining(events.map((e) => e.id)),
  );
});

it('numbers what commits out of order without holes, the same on every node', async () => {
  const both = [await watch(host, {}, 0), await watch(host, {}, 1)];
  const slow = await begin();
  await slow.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) VALUES ('booking.changed', $1, now(), '{"text":"slow"}')`,
    [tripId],
  );
  for (let i = 0; i < 5; i++) await news(tripId, `quick ${i}`);
  await eventually(() => expect(both[0]!.events).toHaveLength(5));
  await slow.end('COMMIT');
  for (const { events } of both) await eventually(() => expect(texts(events).at(-1)).toBe('slow'));
  expect(both[0]!.events).toEqual(both[1]!.events);
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM trip_news ORDER BY id');
  expect(rows.map((row) => Number(row.id))).toEqual(rows.map((_, i) => i + 1));
});

it('tells a host of the trips they host and no others, also when they come back', async () => {
  const first = await watch(host);
  await Promise.all(Array.from({ length: 40 }, (_, i) => news(i % 2 ? tripId : otherTripId, `news ${i}`)));
  await eventually(() => expect(first.events).toHaveLength(20));
  const after = first.events[4]!.id;
  first.socket.disconnect();

  const talk = (async () => {
    for (let i = 0; i < 30; i++) await news(tripId, `meanwhile ${i}`);
  })();
  const back = await watch(host, { after }, 1);
  await talk;
  await eventually(() => expect(back.events).toHaveLength(45));
  expect(back.events.slice(0, 15)).toEqual(first.events.slice(5));
  const ids = back.events.map((event) => event.id);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
  expect(new Set([...first.events, ...back.events].map((event) => event.tripId))).toEqual(new Set([tripId]));

  const { body } = await get(`/api/host/events?after=${after}`, host.cookie);
  expect(body).toEqual(back.events);
  expect((await get('/api/host/events?after=x', host.cookie)).status).toBe(422);
});

it('gives who was away long the newest five hundred', async () => {
  const witness = await watch(host);
  await stack.db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) SELECT 'booking.changed', $1, now(), '{"text":"many"}' FROM generate_series(1, 600)`,
    [tripId],
  );
  // Who comes before the node has told of them all hears some of them live, and so of more than five hundred.
  await eventually(() => expect(witness.events).toHaveLength(600));
  const { events } = await watch(host, { after: 0 });
  await eventually(() => expect(events).toHaveLength(500));
  expect(texts(events).every((text) => text === 'many')).toBe(true);
  expect(events.at(-1)!.id - events[0]!.id).toBe(499);
});

it('ends when the person is no host any more', async () => {
  const someone = await aHost(stack, [tripId]);
  const { socket } = await watch(someone);
  await stack.db.query(`UPDATE users SET role = 'guest' WHERE id = $1`, [someone.userId]);
  await eventually(() => expect(socket.connected).toBe(false));
});

it('tells who has no right to the money what happened, and no amount', async () => {
  const someone = await aHost(stack, [tripId]);
  await stack.db.query('UPDATE trip_hosts SET may_money = false WHERE user_id = $1', [someone.userId]);
  const { events, summaries } = await watch(someone);
  expect(summaries[0]).toMatchObject({ totalTrips: 1, revenueCents: null, pendingCents: null });
  await stack.db.query(
    `INSERT INTO trip_news (type, trip_id, at, summary) VALUES ('payment.received', $1, now(), $2)`,
    [tripId, JSON.stringify({ text: 'Dana R. paid $808', amountCents: 80_800 })],
  );
  await eventually(() => expect(events.at(-1)?.summary).toEqual({ text: 'Dana R. paid an amount' }));
  const overview = JSON.stringify((await get('/api/host/overview', someone.cookie)).body);
  expect(overview).toContain('Dana R. paid an amount');
  expect(overview).toContain('"amountPaidCents":null');
  expect(overview).not.toMatch(/\$\d|Cents":\d/);
  expect(JSON.stringify((await get('/api/host/events', someone.cookie)).body)).not.toMatch(/\$\d|Cents":\d/);
});

it.each(['of a trip', 'of no trip'])(
  'tells the other hosts when money %s was looked at by one',
  async (of) => {
    const [other, ref] = [await aHost(stack, [tripId]), `looked at ${of}`];
    const { events } = await watch(other, {}, 1);
    const { rows } = await stack.db.query<{ id: number }>(
      `INSERT INTO money_alerts (kind, ref, trip_id, text, raised_at) VALUES ('foreign', $1, $2, $1, now()) RETURNING id`,
      [ref, of === 'of a trip' ? tripId : null],
    );
    const close = () =>
      fetch(`${stack.nodes[0]!.url}/api/host/alerts/${rows[0]!.id}/close`, {
        method: 'POST',
        headers: { cookie: host.cookie, origin: stack.nodes[0]!.url, 'content-type': 'application/json' },
        body: JSON.stringify({ note: `Not ours: ${ref}` }),
      });
    expect((await close()).status).toBe(204);
    await eventually(() =>
      expect(events.map(({ type, summary }) => [type, summary.text])).toContainEqual([
        'money.alert',
        `Closed by a host: ${ref}`,
      ]),
    );
    expect((await close()).status).toBe(404);
    const logOfOther = async () =>
      JSON.stringify((await get('/api/host/log?area=alert', other.cookie)).body).includes(`Not ours: ${ref}`);
    expect(await logOfOther()).toBe(true);
    await stack.db.query('UPDATE trip_hosts SET may_money = false WHERE user_id = $1', [other.userId]);
    expect(await logOfOther()).toBe(of === 'of a trip');
  },
);
