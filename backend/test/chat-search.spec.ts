import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import type { ChatMessage } from '../contracts/chat-events.js';
import { chatDoor, type ChatWindow } from './support/chat-window.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let people: Person[];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  await aTripOnSale(stack);
  people = await paidGuests(stack, 2);
});
afterAll(() => stack.stop());

const enter = chatDoor((on) => stack.nodes[on]!.url);

const search = async (window: ChatWindow, text: string, more: { before?: number; limit?: number } = {}) => {
  const reply = await window
    .live()
    .timeout(20_000)
    .emitWithAck('chat:search', { text, limit: 50, ...more });
  return reply.ok ? reply.messages.map((message: ChatMessage) => message.content) : reply.error.code;
};

it('finds words by their beginnings, newest first, and nothing deleted or of another trip', async () => {
  const [author, reader] = [await enter(people[0]!), await enter(people[1]!)];
  await author.tell('Fish tacos by the market');
  const gone = await author.tell('tacos with fish, secretly');
  const edited = await author.tell('burgers');
  await author.tell('TACO night?');
  await author.act('chat:delete', { seq: gone });
  await author.act('chat:edit', { seq: edited, content: 'I meant tacos' });
  expect(await search(reader, 'tac')).toEqual(['TACO night?', 'I meant tacos', 'Fish tacos by the market']);
  expect(await search(reader, 'taco fis')).toEqual(['Fish tacos by the market']);
  expect(await search(reader, 'tac', { before: edited })).toEqual(['Fish tacos by the market']);
  expect(await search(reader, 'tac', { limit: 2 })).toHaveLength(2);
  expect(await search(reader, "'); & | !")).toEqual([]);
  expect(await search(reader, 'x'.repeat(101))).toBe('invalid');
  await aTripOnSale(stack);
  const [stranger] = await paidGuests(stack, 1);
  expect(await search(await enter(stranger!), 'tac')).toEqual([]);
});

it('finds what stands there word for word, however it is written and typed', async () => {
  const [author, reader] = [await enter(people[0]!), await enter(people[1]!)];
  const SAID = {
    cabin: 'We are in A-104 on deck-7 since 2025-09-05',
    address: 'See https://ship.example/deck?n=3.14 or write to anna.bell@ship.example',
    places: 'pool/spa, the café of the l’hôtel in Zürich 🎉',
    dinner: '今晚在船尾吃晚餐吗？夕食は七時',
  };
  for (const content of Object.values(SAID)) await author.tell(content);
  const finds = {
    cabin: ['A-104', '104', 'deck-7', '2025-09-05'],
    address: ['3.14', 'ship.example', 'https://ship.example/deck', 'anna.bell@ship.example'],
    places: ['spa', 'cafe', 'CAFÉ', 'Zurich', 'hotel', "l'hotel", '🎉'],
    dinner: ['晚餐', '夕食', '晚'],
  };
  for (const [place, queries] of Object.entries(finds)) {
    for (const query of queries) {
      expect([query, await search(reader, query)]).toEqual([query, [SAID[place as keyof typeof SAID]]]);
    }
  }
  expect(await search(reader, '餐晚')).toEqual([]);
});
