import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { CHAT_REACTIONS } from '../contracts/chat-reactions.js';
import { chatDoor, type ChatWindow } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let tripId: number;
let people: Person[];
let host: Person;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 3);
  host = await aHost(stack, [tripId]);
});
afterAll(() => stack.stop());

const node = (i: number) => stack.nodes[i]!.url;

const enter = chatDoor((on) => stack.nodes[on]!.url);

it('finds again who was away, from the change they knew', async () => {
  const [author, away] = [await enter(people[0]!), await enter(people[1]!)];
  const seqs = [await author.tell('one'), await author.tell('two'), await author.tell('three')];
  await eventually(() => expect(away.messages.size).toBe(3));
  away.close();
  for (const seq of seqs.slice(0, 2)) await author.act('chat:edit', { seq, content: `${seq} again` });
  await author.act('chat:react', { seq: seqs[0]!, emoji: '🌊', on: true });
  const seq = await author.tell('four');
  await author.act('chat:edit', { seq, content: 'four again' });
  const welcome = await away.open(node(1));
  expect(welcome.changed.map(({ seq, change }) => [seq, change.rev])).toEqual([
    [seqs[1], 2],
    [seqs[0], 3],
    [seq, 4],
  ]);
  expect([...away.messages.values()].map(({ content }) => content)).toEqual([
    '1 again',
    '2 again',
    'three',
    'four again',
  ]);
  expect(away.stale).toEqual([]);
});

it('counts the reactions of twenty people who react at once', async () => {
  const crowd = await paidGuests(stack, 20);
  const windows = await Promise.all(crowd.map((person, i) => enter(person, i % 2)));
  const seq = await windows[0]!.tell('who comes?');
  await Promise.all(windows.map((window) => window.act('chat:react', { seq, emoji: '👍', on: true })));
  for (const window of windows) await eventually(() => expect(window.shown(seq).reactions).toBe('👍20'));
  await Promise.all(
    windows.map((window, i) => window.act('chat:react', { seq, emoji: '👍', on: i % 2 === 0 })),
  );
  for (const window of windows) await eventually(() => expect(window.shown(seq).reactions).toBe('👍10'));
});

it('leads every window to what the database holds, while Redis and connections come and go', async () => {
  const windows = await Promise.all([...people, host].map((person, i) => enter(person, i % 2)));
  const texts = Array.from({ length: 12 }, (_, i) => `line ${i}`);
  for (const [i, text] of texts.entries()) await windows[i % 4]!.tell(text);
  const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;
  const doAnything = async (window: ChatWindow): Promise<void> => {
    const seq = anyOf(texts.map((_, i) => i + 1));
    await anyOf([
      () => window.act('chat:react', { seq, emoji: anyOf(CHAT_REACTIONS), on: Math.random() < 0.7 }),
      () => window.act('chat:edit', { seq, content: `edited ${Math.random()}` }),
      () => window.act('chat:pin', { seq, on: Math.random() < 0.5 }),
      () => (Math.random() < 0.2 ? window.act('chat:delete', { seq }) : window.tell('and another')),
    ])();
  };
  for (let round = 0; round < 12; round++) {
    if (round === 4) await stack.redis?.kill9();
    if (round === 8) await stack.redis?.start();
    const [away, ...others] = windows.toSorted(() => Math.random() - 0.5);
    away!.close();
    await Promise.all(others.map(doAnything));
    await away!.open(node(round % 2));
  }
  const fresh = await enter(people[0]!);
  const { rows: stored } = await stack.db.query(
    `SELECT seq, content, rev, deleted_at IS NOT NULL AS "isDeleted", pinned_at IS NOT NULL AS "isPinned",
            (SELECT count(*)::int FROM message_reactions r WHERE r.trip_id = m.trip_id AND r.seq = m.seq) AS reactions
       FROM messages m WHERE trip_id = $1 ORDER BY seq`,
    [tripId],
  );
  for (const window of [fresh, ...windows]) {
    await eventually(() =>
      expect(
        [...window.messages.values()].map(({ seq, content, change }) => ({
          seq,
          content,
          rev: change?.rev ?? 0,
          isDeleted: change?.deletedAt !== undefined,
          isPinned: change?.pinnedAt !== undefined,
          reactions: change?.reactions.reduce((sum, { userIds }) => sum + userIds.length, 0) ?? 0,
        })),
      ).toEqual(stored),
    );
    expect(window.stale).toEqual([]);
  }
});
