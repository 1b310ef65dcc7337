import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

// A busy machine is slow, not wrong.
jest.setTimeout(60_000);

let stack: Stack;
let people: Person[];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  await aTripOnSale(stack);
  people = await paidGuests(stack, 3);
});
afterAll(() => stack.stop());

const node = (i: number) => stack.nodes[i]!.url;

const enter = chatDoor((on) => stack.nodes[on]!.url);

const get = async <T>(path: string, cookie: string, on = 0): Promise<T> =>
  (await fetch(`${node(on)}${path}`, { headers: { cookie } })).json() as Promise<T>;

describe('what is a person’s own', () => {
  it('is the same in all their windows: how far they have read, and whom they muted', async () => {
    const author = await enter(people[0]!);
    const [desk, phone] = [await enter(people[1]!), await enter(people[1]!, 1)];
    const seq = await author.tell('one');
    await author.tell('two');
    await eventually(() => expect(desk.messages.size).toBe(2));
    desk.live().emit('chat:read', { seq });
    await eventually(() => expect(phone.mine).toEqual([{ readSeq: seq, mutedUserIds: [] }]));
    expect(desk.mine).toEqual([]);
    expect(await get('/api/chat/unread', people[1]!.cookie)).toMatchObject({ unread: 1 });

    const mute = (userId: number, on: boolean) =>
      desk.live().timeout(5_000).emitWithAck('chat:mute', { userId, on });
    const mutedUserIds = [people[0]!.userId];
    expect(await mute(people[0]!.userId, true)).toEqual({ ok: true, mutedUserIds });
    await eventually(() => expect(phone.mine.at(-1)).toEqual({ readSeq: seq, mutedUserIds }));
    expect(await get('/api/chat/unread', people[1]!.cookie)).toMatchObject({ unread: 0 });
    expect(await get('/api/guest/messages/recent', people[1]!.cookie)).toEqual([]);
    expect((await enter(people[1]!)).welcome?.mutedUserIds).toEqual(mutedUserIds);
    expect(author.mine).toEqual([]);

    expect(await mute(people[1]!.userId, true)).toMatchObject({ error: { code: 'invalid' } });
    expect(await mute(999_999, true)).toMatchObject({ error: { code: 'invalid' } });
    expect(await mute(people[0]!.userId, false)).toEqual({ ok: true, mutedUserIds: [] });
  });

  it('does not count twice who is there with two windows, on whatever node', async () => {
    const first = await enter(people[0]!);
    await enter(people[0]!, 1);
    const second = await enter(people[1]!, 1);
    await eventually(() => expect([first.here.at(-1), second.here.at(-1)]).toEqual([2, 2]));
    second.close();
    await eventually(() => expect(first.here.at(-1)).toBe(1));
  });
});
