import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { DirectoryDto, DirectoryPersonDto } from '../src/modules/guests/directory/directory.dto.js';
import { chatDoor } from './support/chat-window.js';
import { erasedSelf } from './support/erased-self.js';
import { eventually } from './support/eventually.js';
import { flood } from './support/flood.js';
import { paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

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

/** Who is here by the nodes' own words, a list a node. */
async function present(): Promise<number[][]> {
  const { rows } = await stack.db.query<{ ids: number[] }>(
    `SELECT user_ids AS ids FROM chat_presences WHERE trip_id = (SELECT id FROM trips WHERE is_on_sale)
      ORDER BY user_ids`,
  );
  return rows.map(({ ids }) => ids);
}

const get = async <T>(path: string, cookie: string, on = 0): Promise<T> =>
  (await fetch(`${node(on)}${path}`, { headers: { cookie } })).json() as Promise<T>;

/** What the hosts were told of the group on sale, oldest first. */
async function told(): Promise<string[]> {
  const { rows } = await stack.db.query<{ text: string }>(
    `SELECT summary->>'text' AS text FROM trip_news WHERE trip_id = (SELECT id FROM trips WHERE is_on_sale)
      ORDER BY row_id`,
  );
  return rows.map(({ text }) => text);
}

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
      desk.live().timeout(20_000).emitWithAck('chat:mute', { userId, on });
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

  it('is muted from a card of the guest list as in the chat', async () => {
    const [me, other] = [people[1]!, people[0]!];
    const visitor = (person: Person) =>
      new Visitor(node(0), node(0)).withCookie('sid', person.cookie.replace('sid=', ''));
    const desk = await enter(me, 1);
    const cardOf = async (person: Person): Promise<DirectoryPersonDto> => {
      const { body } = await visitor(person).call<DirectoryDto>('GET', '/api/guest/directory');
      return body.people.find(({ isYou }) => isYou)!;
    };
    const { id } = await cardOf(other);
    const set = (card: string, isMuted: boolean) =>
      visitor(me).call('PUT', `/api/chat/mutes/${card}`, { isMuted });
    const listed = async (person: Person) => (await visitor(person).call('GET', '/api/chat/mutes')).body;
    const nobody = { personIds: [], people: [] };

    // Who has written nothing is called as on their card, and as the chat calls them once they write.
    await stack.db.query(`UPDATE guests SET name = 'Sofía Marín' WHERE user_id = $1`, [other.userId]);
    const named = (name: string | null) => ({ personIds: [id], people: [{ userId: other.userId, name }] });
    expect(await set(id, true)).toMatchObject({ status: 200, body: named('Sofía') });
    await eventually(() => expect(desk.mine.at(-1)?.mutedUserIds).toEqual([other.userId]));
    expect(await listed(me)).toEqual(named('Sofía'));
    expect(await listed(other)).toEqual(nobody);
    await stack.db.query('UPDATE guests SET is_listed = false WHERE user_id = $1', [other.userId]);
    expect(await listed(me)).toEqual({ ...named(null), personIds: [] });
    await stack.db.query('UPDATE guests SET is_listed = true WHERE user_id = $1', [other.userId]);
    const author = await enter(other);
    await author.tell('hello');
    expect(await listed(me)).toEqual(named(author.welcome?.me.name ?? ''));
    await desk.live().timeout(20_000).emitWithAck('chat:mute', { userId: other.userId, on: false });
    expect(await listed(me)).toEqual(nobody);

    await stack.db.query('UPDATE guests SET user_id = NULL WHERE user_id = $1', [people[2]!.userId]);
    const { body } = await visitor(me).call<DirectoryDto>('GET', '/api/guest/directory');
    const companion = body.people.find(({ hasAccount }) => !hasAccount)!;
    for (const card of [(await cardOf(me)).id, companion.id, 'g999999', 'h1', 'x'])
      expect([card, (await set(card, true)).status]).toEqual([card, 404]);
    expect((await visitor(people[2]!).call('GET', '/api/chat/mutes')).status).toBe(402);
  });

  it('cannot be changed in a flood, which in the end costs the connection', async () => {
    const live = (await enter(people[1]!)).live();
    const userId = people[0]!.userId;
    const mute = (turn: number) =>
      live.timeout(20_000).emitWithAck('chat:mute', { userId, on: turn % 2 === 0 });
    const { outcomes } = await flood(live, mute);
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'ok'));
    expect(outcomes).toContain('rate_limited');
  });

  it('does not hold the name of who was erased, on any node that kept their messages', async () => {
    const [author, there] = [await enter(people[0]!), await enter(people[1]!, 1)];
    const [plain, edited] = [await author.tell('one'), await author.tell('two')];
    await author.act('chat:edit', { seq: edited, content: 'two, and a half' });
    await eventually(() => expect(there.shown(edited).content).toBe('two, and a half'));
    expect(there.messages.get(plain)?.sender.name).toMatch(/^Member /);
    await erasedSelf(stack, people[0]!);

    await eventually(async () => {
      for (const on of [0, 1]) {
        const window = await enter(people[2]!, on);
        const names = [plain, edited].map((seq) => window.messages.get(seq)?.sender);
        window.close();
        const nobody = expect.objectContaining({ name: 'Deleted user', avatar: 'D' });
        expect(names).toEqual([nobody, nobody]);
      }
    });
    // That they left is noted a second later, with whoever came after them.
    await eventually(() => expect(author.live().connected).toBe(false));
    const since = new Date();
    await enter(people[1]!);
    const row = 'SELECT FROM chat_members WHERE user_id = $1 AND last_seen_at >= $2';
    const noted = (who: Person, from: Date) => stack.db.query(row, [who.userId, from]);
    await eventually(async () => expect((await noted(people[1]!, since)).rowCount).toBe(1));
    expect((await noted(people[0]!, new Date(0))).rowCount).toBe(0);
  });

  it('is their name in what hosts were told of them: it follows when it changes, and goes with them', async () => {
    const [person, other] = [await enter(people[0]!), await enter(people[1]!)];
    const seq = await other.tell('hello');
    await person.tell('one');
    const { name } = person.welcome!.me;
    const { name: otherName } = other.welcome!.me;
    const report = { seq, reason: 'rude' };
    expect(await person.live().timeout(20_000).emitWithAck('chat:report', report)).toEqual({ ok: true });
    const lines = (as: string) => [
      `${otherName} wrote in the group chat`,
      `${as} wrote in the group chat`,
      `${as} reported a message in the group chat`,
    ];
    expect(await told()).toEqual(lines(name));

    const visitor = new Visitor(node(0), node(0)).withCookie('sid', people[0]!.cookie.replace('sid=', ''));
    const next = { version: 1, firstName: 'Quinn', lastName: 'Sample' };
    expect((await visitor.call('PUT', '/api/account/name', next)).status).toBe(200);
    expect(await told()).toEqual(lines('Quinn S.'));
    await erasedSelf(stack, people[0]!);
    expect(await told()).toEqual(lines('Deleted user'));
  });

  it('does not count twice who is there with two windows, on whatever node', async () => {
    const first = await enter(people[0]!);
    await enter(people[0]!, 1);
    const second = await enter(people[1]!, 1);
    await eventually(() => expect([first.here.at(-1), second.here.at(-1)]).toEqual([2, 2]));
    second.close();
    await eventually(() => expect(first.here.at(-1)).toBe(1));
  });

  it('is that one is away after five minutes out of sight, until a window is seen again', async () => {
    const seen = await enter(people[0]!);
    const hidden = await enter(people[1]!, 1);
    const [mine, theirs] = [people[0]!.userId, people[1]!.userId];
    const both = [[Math.min(mine, theirs)], [Math.max(mine, theirs)]];
    await eventually(async () => expect(await present()).toEqual(both));
    hidden.close();
    await hidden.open(node(1), { hiddenSeconds: 300 });
    // Their window is there, and nobody in it.
    await eventually(async () => expect(await present()).toEqual([[], [mine]]));
    hidden.live().emit('chat:presence', { isHidden: false });
    await eventually(async () => expect(await present()).toEqual(both));
    await eventually(() => expect(seen.here.at(-1)).toBe(2));
  });
});
