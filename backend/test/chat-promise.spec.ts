import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { ChatMessage } from '../contracts/chat-events.js';
import { ChatMember } from './support/chat-member.js';
import { eventually } from './support/eventually.js';
import { paidGuests } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

/** 25 members on each node say 40 messages each. */
const MEMBERS = 50;
const EACH = 40;
const ALL = MEMBERS * EACH;

let stack: Stack;
let members: ChatMember[];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  await aTripOnSale(stack);
  const people = await paidGuests(stack, MEMBERS);
  const urls = stack.nodes.map((node) => node.url);
  members = people.map((person, i) => new ChatMember(person, i % 2 ? urls : urls.toReversed()));
  await Promise.all(members.map((member) => member.join()));
}, 120_000);
afterAll(async () => {
  for (const member of members) member.leave();
  await stack.stop();
});

const answered = () => members.reduce((sum, member) => sum + member.answers.length, 0);
const storedMessages = async () => {
  const { rows } = await stack.db.query<{ seq: number; clientId: string; content: string }>(
    'SELECT seq, client_id AS "clientId", content FROM messages ORDER BY seq',
  );
  return rows;
};
const asStored = ({ seq, clientId, content }: ChatMessage) => ({ seq, clientId, content });
const atLeast = (count: number) =>
  eventually(() => expect(answered()).toBeGreaterThanOrEqual(count), 120_000);

it('loses, doubles and disorders nothing while Redis restarts and a node is killed', async () => {
  const talk = Promise.all(
    members.map(async (member, m) => {
      for (let i = 0; i < EACH; i++) await member.say(`${m}/${i}`);
    }),
  );
  await atLeast(ALL / 4);
  await stack.redis?.kill9();
  await atLeast(ALL / 2);
  await stack.redis?.start();
  await stack.nodes[1]?.process.kill9();
  await atLeast((ALL * 3) / 4);
  await stack.nodes[1]?.process.start();
  await talk;

  const log = await storedMessages();
  expect(log.map((message) => message.seq)).toEqual(Array.from({ length: ALL }, (_, i) => i + 1));
  const answers = members.flatMap((member) => member.answers).toSorted((a, b) => a.seq - b.seq);
  expect(answers.map(asStored)).toEqual(log);
  for (const member of members) {
    await eventually(() => expect(member.received).toHaveLength(ALL));
    expect(member.received.map(asStored)).toEqual(log);
    expect(member.welcomes.some((welcome) => welcome.gap)).toBe(false);
    const own = member.answers.map((message) => message.seq);
    expect(own).toEqual(own.toSorted((a, b) => a - b));
  }
  // The killed node's members came back; the others did not have to.
  expect(members.filter((member) => member.welcomes.length > 1)).toHaveLength(MEMBERS / 2);
}, 400_000);

it('is one message, however often and wherever it is sent (REL-18)', async () => {
  const [a, b] = [members[0]!, members[1]!];
  const elsewhere = await new ChatMember(a.person, [stack.nodes[0]!.url]).join();
  const clientId = '0b6f3c1e-5d2a-4c57-9a34-3f8a52cf9d01';
  const tries = [a, elsewhere, a, elsewhere, a].map((tab) => tab.say('once', clientId));
  const other = await b.say('somebody else may use the same id', clientId);
  const answers = await Promise.all(tries);
  expect(new Set(answers.map((message) => message.seq)).size).toBe(1);
  expect(other.seq).not.toBe(answers[0]?.seq);
  await eventually(() => expect(a.received.at(-1)?.seq).toBe(ALL + 2));
  expect((await storedMessages()).filter((message) => message.content === 'once')).toHaveLength(1);
  elsewhere.leave();
});

it('hears within seconds what no node has rung the bell for', async () => {
  await stack.db.query(
    `WITH counted AS (UPDATE chat_rooms SET head = head + 1 RETURNING trip_id, head)
     INSERT INTO messages (trip_id, user_id, seq, client_id, content)
     SELECT trip_id, $1, head, gen_random_uuid(), 'quiet' FROM counted`,
    [members[0]!.person.userId],
  );
  for (const member of members) await eventually(() => expect(member.received.at(-1)?.content).toBe('quiet'));
});
