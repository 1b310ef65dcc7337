import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ChatMessage, ChatWelcome } from '../contracts/chat-events.js';
import { chatDoor } from './support/chat-window.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let author: Person;
let reader: Person;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  await aTripOnSale(stack);
  [author, reader] = (await paidGuests(stack, 2)) as [Person, Person];
});
afterAll(() => stack.stop());

const enter = chatDoor((on) => stack.nodes[on]!.url);

/** Reads without a live connection, on the node where nobody else is. */
async function read<T>(path: string): Promise<T> {
  const reply = await fetch(`${stack.nodes[1]!.url}/api/chat/${path}`, {
    headers: { cookie: reader.cookie },
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as T;
}

const words = (messages: readonly ChatMessage[]) => messages.map(({ content }) => content);

it('tells who has no live connection what a window is told that opens, and then what came since', async () => {
  const window = await enter(author);
  const first = await window.tell('one');
  await window.tell('two');
  const { me, head, rev, missed } = await read<ChatWelcome>('welcome');
  expect(me.id).toBe(reader.userId);
  expect(words(missed)).toEqual(['one', 'two']);

  await window.act('chat:edit', { seq: first, content: 'one, better said' });
  await window.tell('three');
  const since = await read<ChatWelcome>(`welcome?after=${head}&afterRev=${rev}`);
  expect(words(since.missed)).toEqual(['three']);
  expect(since.changed.map(({ seq, change }) => [seq, change.content])).toEqual([
    [first, 'one, better said'],
  ]);
});

it('gives pages of the log from both ends, as a live connection does', async () => {
  const window = await enter(author);
  for (const text of ['one', 'two', 'three', 'four']) await window.tell(text);
  type Page = { messages: ChatMessage[]; hasMore: boolean };
  const newest = await read<Page>('history?limit=2');
  expect([words(newest.messages), newest.hasMore]).toEqual([['three', 'four'], true]);
  expect(words((await read<Page>('history?before=3')).messages)).toEqual(['one', 'two']);
  expect(words((await read<Page>('history?after=1&limit=2')).messages)).toEqual(['two', 'three']);
  const wrong = await fetch(`${stack.nodes[0]!.url}/api/chat/history?limit=101`, {
    headers: { cookie: reader.cookie },
  });
  expect(wrong.status).toBe(422);
});

it('tells who asks without end to wait', async () => {
  const ask = () =>
    fetch(`${stack.nodes[0]!.url}/api/chat/history?limit=1`, { headers: { cookie: reader.cookie } });
  let refused: Response | undefined;
  // A slow machine hears a crowd in pieces, and between two of them something is allowed again.
  while (!refused) {
    const replies = await Promise.all(Array.from({ length: 120 }, ask));
    refused = replies.find(({ status }) => status === 429);
  }
  expect(await refused.json()).toMatchObject({ code: 'request.too_many' });
});
