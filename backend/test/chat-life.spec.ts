import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ChatActivity, ChatMessage, ChatWelcome } from '../contracts/chat-events.js';
import { eventually } from './support/eventually.js';
import { type ChatSocket, openSocket } from './support/live-socket.js';
import { openTransactions } from './support/open-transactions.js';
import { anAccount, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

interface Inside {
  socket: ChatSocket;
  welcome: ChatWelcome;
  activities: ChatActivity[];
  typing: string[][];
}

let stack: Stack;
let tripId: number;
let people: Person[];
const open: ChatSocket[] = [];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 3);
});
afterEach(() => open.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => stack.stop());
const openTransaction = openTransactions(() => stack.db);

async function enter({ cookie }: Person, auth = {}, node = 0): Promise<Inside> {
  const socket: ChatSocket = openSocket(`${stack.nodes[node]!.url}/chat`, { cookie, auth });
  open.push(socket);
  const inside = { socket, activities: [] as ChatActivity[], typing: [] as string[][] };
  socket.on('chat:activity', (activity) => inside.activities.push(activity));
  socket.on('chat:typing', ({ names }) => inside.typing.push(names));
  const welcomed = new Promise<ChatWelcome>((resolve) => socket.once('chat:welcome', resolve));
  socket.connect();
  return { ...inside, welcome: await welcomed };
}

const say = (socket: ChatSocket, content: string) =>
  socket.timeout(20_000).emitWithAck('chat:send', { clientId: randomUUID(), content });

/** A conversation that was there before: `count` messages of the first person, a minute apart, the last one `hoursAgo`. */
const aConversation = (count: number, hoursAgo = 0) =>
  stack.db.query(
    `WITH counted AS (INSERT INTO chat_rooms VALUES ($1, $3))
     INSERT INTO messages (trip_id, user_id, seq, client_id, content, timestamp)
     SELECT $1, $2, n, gen_random_uuid(), 'line ' || n, now() - $4 * interval '1 hour' - ($3 - n) * interval '1 minute'
       FROM generate_series(1, $3::int) AS n`,
    [tripId, people[0]!.userId, count, hoursAgo],
  );

const get = async (path: string, cookie?: string, node = 0) => {
  const response = await fetch(`${stack.nodes[node]!.url}${path}`, { headers: cookie ? { cookie } : {} });
  return { status: response.status, body: await response.json() };
};

it('gives who was away what was missed, or the newest page and a gap when it was much', async () => {
  await aConversation(700);
  const [first, back, lost] = [
    await enter(people[0]!),
    await enter(people[1]!, { after: 200 }),
    await enter(people[2]!, { after: 199 }),
  ];
  const seqs = (welcome: ChatWelcome) => [
    welcome.missed[0]?.seq,
    welcome.missed.length,
    welcome.gap,
    welcome.head,
  ];
  expect([first, back, lost].map(({ welcome }) => seqs(welcome))).toEqual([
    [651, 50, false, 700],
    [201, 500, false, 700],
    [651, 50, true, 700],
  ]);
});

it('shows the past a page at a time', async () => {
  await aConversation(130);
  const { socket } = await enter(people[1]!);
  const page = async (request: { before?: number; after?: number; limit: number }) => {
    const reply = await socket.timeout(20_000).emitWithAck('chat:history', request);
    return reply.ok ? [reply.messages[0]?.seq, reply.messages.at(-1)?.seq, reply.hasMore] : reply.error.code;
  };
  expect(await page({ before: 81, limit: 50 })).toEqual([31, 80, true]);
  expect(await page({ before: 31, limit: 50 })).toEqual([1, 30, false]);
  expect(await page({ after: 30, limit: 100 })).toEqual([31, 130, false]);
  expect(await page({ limit: 101 })).toBe('invalid');
});

it('counts what was said today and still stands, who was there, and who belongs to the trip', async () => {
  await aConversation(5, 48);
  const { welcome, activities, socket } = await enter(people[0]!);
  expect(welcome.activity).toMatchObject({ messagesToday: 0, totalMembers: 3, photosShared: 0 });
  await say(socket, 'one');
  await say(socket, 'two');
  await enter(people[1]!, {}, 1);
  await eventually(() => expect(activities.at(-1)).toMatchObject({ messagesToday: 2, activeMembers: 2 }));
  await socket.timeout(20_000).emitWithAck('chat:delete', { seq: 7 });
  await eventually(() => expect(activities.at(-1)).toMatchObject({ messagesToday: 1 }));
  const told = activities.map((activity) => JSON.stringify(activity));
  expect(told.every((figures, i) => figures !== told[i - 1])).toBe(true);
});

it('says who is writing to the others, until they have said it', async () => {
  const [writer, reader] = [await enter(people[0]!), await enter(people[1]!, {}, 1)];
  writer.socket.emit('chat:typing', {});
  await eventually(() => expect(reader.typing.at(-1)).toEqual([writer.welcome.me.name]));
  expect(writer.typing.flat()).toEqual([]);
  await say(writer.socket, 'there');
  await eventually(() => expect(reader.typing.at(-1)).toEqual([]));
});

it('knows how far a person has read, on every device and after every mistake', async () => {
  await aConversation(10);
  const [{ cookie }] = [people[1]!];
  expect(await get('/api/chat/unread', cookie)).toEqual({
    status: 200,
    body: { unread: 10, head: 10, readSeq: 0 },
  });
  const { socket } = await enter(people[1]!);
  socket.emit('chat:read', { seq: 7 });
  socket.emit('chat:read', { seq: 4 });
  await eventually(async () =>
    expect((await get('/api/chat/unread', cookie, 1)).body).toMatchObject({ unread: 3, readSeq: 7 }),
  );
  socket.emit('chat:read', { seq: 99 });
  await eventually(async () =>
    expect((await get('/api/chat/unread', cookie, 1)).body).toMatchObject({ unread: 0, readSeq: 10 }),
  );
  expect((await enter(people[1]!, {}, 1)).welcome.readSeq).toBe(10);
});

it('shows the newest lines on other pages, to those who may read them', async () => {
  await aConversation(7, 2);
  const visitor = await anAccount(stack);
  expect((await get('/api/guest/messages/recent')).status).toBe(401);
  expect((await get('/api/guest/messages/recent', visitor.cookie)).status).toBe(402);
  const { body } = await get('/api/guest/messages/recent', people[1]!.cookie);
  const lines = body as { content: string; timeAgo: string; senderName: string }[];
  expect(lines.map((line) => line.content)).toEqual(['line 7', 'line 6', 'line 5', 'line 4', 'line 3']);
  expect(lines[0]).toMatchObject({ timeAgo: '2 hours ago', senderName: 'Member 1 B.' });
});

/** libfaketime shows the real time to a signal's handler, so that at other dates no wait of PostgreSQL for a lock ends. */
const whereWaitsEnd = process.env['FAKETIME'] ? describe.skip : describe;
whereWaitsEnd('a room that somebody holds', () => {
  it('answers no message that the database does not take, and takes it when it is sent again', async () => {
    const { socket } = await enter(people[0]!);
    await say(socket, 'before');
    const blocker = await openTransaction();
    await blocker.query('SELECT FROM chat_rooms FOR UPDATE');
    const clientId = randomUUID();
    const send = () => socket.timeout(20_000).emitWithAck('chat:send', { clientId, content: 'held up' });
    expect(await send()).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    await blocker.end('COMMIT');
    const heard = once(socket as never, 'chat:messages') as Promise<[ChatMessage[]]>;
    expect(await send()).toMatchObject({ ok: true, message: { seq: 2 } });
    expect((await heard)[0].map((message) => message.content)).toEqual(['held up']);
  });
});
