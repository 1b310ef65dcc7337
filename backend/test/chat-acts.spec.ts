import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { chatDoor } from './support/chat-window.js';
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

const get = async <T>(path: string, cookie: string, on = 0): Promise<T> =>
  (await fetch(`${node(on)}${path}`, { headers: { cookie } })).json() as Promise<T>;

describe('what is done to a message', () => {
  it('is seen on the other node, and answered with the state it led to', async () => {
    const [author, reader, leader] = [
      await enter(people[0]!),
      await enter(people[1]!, 1),
      await enter(host, 1),
    ];
    const seq = await author.tell('see you at four');
    const edited = await author.act('chat:edit', { seq, content: ' see you at five ' });
    expect(edited).toMatchObject({
      ok: true,
      changed: { seq, change: { rev: 1, content: 'see you at five' } },
    });
    expect(await reader.outcome('chat:react', { seq, emoji: '🎉', on: true })).toBe('ok');
    expect(await leader.outcome('chat:pin', { seq, on: true })).toBe('ok');
    for (const window of [author, reader, leader])
      await eventually(() =>
        expect(window.shown(seq)).toEqual({
          content: 'see you at five',
          reactions: '🎉1',
          isDeleted: false,
          isPinned: true,
        }),
      );
    const { welcome } = await enter(people[2]!, 1);
    expect(welcome).toMatchObject({ rev: 3, changed: [], changesGap: false });
    expect(welcome?.pinned.map((message) => message.content)).toEqual(['see you at five']);
  });

  it('takes a deleted message out of every answer, and says to hosts who deleted it', async () => {
    const [author, reader, leader] = [await enter(people[0]!), await enter(people[1]!, 1), await enter(host)];
    const kept = await author.tell('kept');
    const seq = await author.tell('my cabin is 9144');
    await reader.act('chat:react', { seq, emoji: '😮', on: true });
    await leader.act('chat:pin', { seq, on: true });
    expect(await get('/api/chat/unread', people[1]!.cookie)).toMatchObject({ unread: 2 });
    expect(await leader.outcome('chat:delete', { seq })).toBe('ok');
    expect(await author.outcome('chat:delete', { seq })).toBe('ok');
    await eventually(() =>
      expect(reader.shown(seq)).toEqual({ content: '', reactions: '', isDeleted: true, isPinned: false }),
    );
    const { welcome: newcomer } = await enter(people[2]!, 1);
    const answers = [
      await reader.history(),
      await get('/api/guest/messages/recent', people[1]!.cookie),
      await get('/api/guest/messages/recent', people[1]!.cookie, 1),
      newcomer,
      (await stack.db.query('SELECT * FROM messages WHERE trip_id = $1', [tripId])).rows,
      (await stack.db.query('SELECT * FROM trip_news WHERE trip_id = $1', [tripId])).rows,
    ];
    expect(JSON.stringify(answers)).not.toContain('9144');
    expect(newcomer?.pinned).toEqual([]);
    expect((await reader.history()).map((message) => message.seq)).toEqual([kept, seq]);
    expect(await get('/api/chat/unread', people[1]!.cookie)).toMatchObject({ unread: 1 });
    const { rows } = await stack.db.query(
      `SELECT user_id AS "userId", details FROM activity_log WHERE trip_id = $1 AND action = 'message.deleted'`,
      [tripId],
    );
    expect(rows).toEqual([{ userId: host.userId, details: { seq, senderId: people[0]!.userId } }]);
  });

  it('is refused to those who may not, and when it makes no sense (SEC-38)', async () => {
    const [author, other, leader] = [await enter(people[0]!), await enter(people[1]!, 1), await enter(host)];
    const seq = await author.tell('mine');
    const late = await author.tell('long ago');
    await stack.db.query(
      `UPDATE messages SET timestamp = now() - interval '16 minutes' WHERE trip_id = $1 AND seq = $2`,
      [tripId, late],
    );
    const outcomes = [
      await other.outcome('chat:edit', { seq, content: 'yours' }),
      await leader.outcome('chat:edit', { seq, content: 'yours' }),
      await other.outcome('chat:delete', { seq }),
      await other.outcome('chat:pin', { seq, on: true }),
      await author.outcome('chat:edit', { seq: late, content: 'now' }),
      await author.outcome('chat:delete', { seq: 99 }),
      await author.outcome('chat:edit', { seq, content: ' \u0000 ' }),
      await author.outcome('chat:react', { seq, emoji: '<b>', on: true }),
      await author.outcome('chat:delete', { seq: '1' as never }),
    ];
    expect(outcomes).toEqual([
      'forbidden',
      'forbidden',
      'forbidden',
      'forbidden',
      'gone',
      'gone',
      'invalid',
      'invalid',
      'invalid',
    ]);
    expect(await other.say('important', { isAnnouncement: true })).toMatchObject({
      error: { code: 'forbidden' },
    });
    expect([author, other, leader].flatMap(({ changed }) => changed)).toEqual([]);
    expect((await author.history()).map(({ content }) => content)).toEqual(['mine', 'long ago']);
  });

  it('changes nothing and is told to nobody when there is nothing to do', async () => {
    const [author, leader] = [await enter(people[0]!), await enter(host)];
    const seq = await author.tell('as it is');
    const answers = [
      await author.act('chat:edit', { seq, content: 'as it is' }),
      await author.act('chat:react', { seq, emoji: '👍', on: false }),
      await leader.act('chat:pin', { seq, on: false }),
    ];
    for (const answer of answers)
      expect(answer).toMatchObject({ ok: true, changed: { change: { rev: 0, reactions: [] } } });
    await author.act('chat:react', { seq, emoji: '👍', on: true });
    expect(await author.act('chat:react', { seq, emoji: '👍', on: true })).toMatchObject({
      changed: { change: { rev: 1, reactions: [{ emoji: '👍', userIds: [people[0]!.userId] }] } },
    });
  });

  it('reaches a trip of its own only', async () => {
    const author = await enter(people[0]!);
    const seq = await author.tell('ours');
    tripId = await aTripOnSale(stack);
    const [stranger] = await paidGuests(stack, 1);
    const elsewhere = await enter(stranger!);
    expect(await elsewhere.outcome('chat:react', { seq, emoji: '👍', on: true })).toBe('gone');
  });
});
