import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type ChatWindow, chatDoor } from './support/chat-window.js';
import { erasedSelf } from './support/erased-self.js';
import { eventually } from './support/eventually.js';
import { aHost, paidGuests, type Person } from './support/people.js';
import { ask, DINNER, vote, votesIn } from './support/polls.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { Visitor } from './support/visitor.js';

let stack: Stack;
let tripId: number;
let people: Person[];

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 3);
});
afterAll(() => stack.stop());

const enter = chatDoor((on) => stack.nodes[on]!.url);

/** Who chose which answer, as a page shows it. */
const chosen = (window: ChatWindow, seq: number) =>
  window.messages.get(seq)?.change?.poll?.chosen.map(({ userIds }) => userIds);
const stored = (seq: number) => votesIn(stack, tripId, seq);

describe('a poll', () => {
  it('is seen by everybody, and so is who chooses what, also by who comes later or comes back', async () => {
    const [author, voter] = [await enter(people[0]!), await enter(people[1]!, 1)];
    const [me, other] = [people[0]!.userId, people[1]!.userId];
    const seq = await ask(author, {
      question: ' Where  do we eat? ',
      answers: ['Tacos', ' Pizza', '', 'Nowhere'],
    });
    await eventually(() =>
      expect(voter.messages.get(seq)).toMatchObject({
        content: 'Where do we eat?',
        poll: { answers: ['Tacos', 'Pizza', 'Nowhere'], isMultiple: false },
      }),
    );
    expect(await vote(voter, seq, 1)).toBe('ok');
    expect(await vote(author, seq, 1)).toBe('ok');
    await eventually(() => expect(chosen(author, seq)).toEqual([[], [other, me], []]));

    voter.close();
    expect(await vote(author, seq, 0)).toBe('ok');
    await voter.open();
    await eventually(() => expect(chosen(voter, seq)).toEqual([[me], [other], []]));
    expect(await vote(voter, seq)).toBe('ok');
    await eventually(() => expect(chosen(author, seq)).toEqual([[me], [], []]));
    const late = await enter(people[2]!, 1);
    expect(chosen(late, seq)).toEqual([[me], [], []]);
    expect((await late.history()).find((message) => message.seq === seq)?.poll?.answers).toHaveLength(3);
  });

  it('takes several answers where they are allowed, and the same again changes nothing', async () => {
    const author = await enter(people[0]!);
    const me = people[0]!.userId;
    const seq = await ask(author, { isMultiple: true });
    expect(await author.act('chat:vote', { seq, answers: [2, 0, 2] })).toMatchObject({
      changed: {
        change: { rev: 1, poll: { chosen: [{ userIds: [me] }, { userIds: [] }, { userIds: [me] }] } },
      },
    });
    expect(await author.act('chat:vote', { seq, answers: [0, 2] })).toMatchObject({
      changed: { change: { rev: 1 } },
    });
  });

  it('is one message, however often it is sent', async () => {
    const author = await enter(people[0]!);
    const clientId = randomUUID();
    const first = await author.tell('', { clientId, poll: DINNER });
    expect(await author.tell('', { clientId, poll: DINNER })).toBe(first);
    expect((await author.history()).map(({ poll }) => poll?.answers)).toEqual([DINNER.answers]);
  });

  it('is ended by who asked, and nobody chooses any more', async () => {
    const [author, voter] = [await enter(people[0]!), await enter(people[1]!, 1)];
    const seq = await ask(author);
    expect(await vote(voter, seq, 1)).toBe('ok');
    expect(await voter.outcome('chat:end-poll', { seq })).toBe('forbidden');
    expect(await author.outcome('chat:end-poll', { seq })).toBe('ok');
    expect(await author.act('chat:end-poll', { seq })).toMatchObject({
      ok: true,
      changed: { change: { rev: 2 } },
    });
    await eventually(() =>
      expect(voter.messages.get(seq)?.change?.poll?.endedAt).toEqual(expect.any(String)),
    );
    expect(await voter.act('chat:vote', { seq, answers: [0] })).toEqual({
      ok: false,
      error: { code: 'poll_ended', message: 'This poll has ended.' },
    });
    expect(chosen(voter, seq)).toEqual([[], [people[1]!.userId], []]);
  });

  it('counts no vote after its end, however close they come', async () => {
    const windows = [await enter(people[0]!), await enter(people[1]!, 1), await enter(people[2]!)];
    const [author] = windows;
    const seq = await ask(author!);
    await vote(author!, seq, 2);
    const early = windows.map((window) => vote(window, seq, 0));
    const ending = author!.act('chat:end-poll', { seq });
    const late = windows.map((window) => vote(window, seq, 1));
    const [ended] = await Promise.all([ending, ...early, ...late]);
    if (!ended.ok) throw new Error(ended.error.code);
    const told = ended.changed.change.poll?.chosen ?? [];
    const votes = told.flatMap(({ userIds }, answer) => userIds.map((userId) => ({ userId, answer })));
    expect(votes).not.toEqual([]);
    expect(await stored(seq)).toEqual(votes.toSorted((a, b) => a.answer - b.answer || a.userId - b.userId));
  });

  it('is ended by a host too, which hosts can read up', async () => {
    const host = await aHost(stack, [tripId]);
    const [author, leader] = [await enter(people[0]!), await enter(host)];
    const [seq, own] = [await ask(author), await ask(leader)];
    for (const poll of [seq, own]) expect(await leader.outcome('chat:end-poll', { seq: poll })).toBe('ok');
    const { rows } = await stack.db.query(
      `SELECT user_id AS "userId", details FROM activity_log WHERE trip_id = $1 AND action = 'poll.ended'`,
      [tripId],
    );
    expect(rows).toEqual([{ userId: host.userId, details: { seq, senderId: people[0]!.userId } }]);
  });

  it('goes with its message: its answers and what was chosen', async () => {
    const [author, voter] = [await enter(people[0]!), await enter(people[1]!, 1)];
    const seq = await ask(author, { answers: ['cabin 9144', 'cabin 9145'] });
    await vote(voter, seq, 0);
    expect(await author.outcome('chat:delete', { seq })).toBe('ok');
    await eventually(() => expect(voter.shown(seq).isDeleted).toBe(true));
    expect(chosen(voter, seq)).toBeUndefined();
    expect(await vote(voter, seq, 0)).toBe('gone');
    const { rows } = await stack.db.query('SELECT * FROM messages WHERE trip_id = $1', [tripId]);
    expect(JSON.stringify([await voter.history(), rows])).not.toContain('914');
    expect(await stored(seq)).toEqual([]);
  });

  it('is refused with its reason when it makes no sense', async () => {
    const author = await enter(people[0]!);
    const said = async (poll: object, more: object = {}) => {
      const reply = await author.say('', { poll: { ...DINNER, ...poll }, ...more });
      return reply.ok ? 'ok' : reply.error.message;
    };
    expect([
      await said({ question: ' \u200b ' }),
      await said({ answers: ['Tacos', ' '] }),
      await said({ answers: ['Tacos', 'Tacos '] }),
      await said({ answers: ['Tacos', 'x'.repeat(81)] }),
      await said({ answers: Array.from({ length: 11 }, (_, at) => `${at}`) }),
      await said({}, { photoId: 'x'.repeat(22) }),
      await said({}, { isAnnouncement: true }),
    ]).toEqual([
      'Write a question.',
      'Write two answers or more.',
      'This answer is there already.',
      'Use at most 80 characters.',
      'This message could not be read.',
      'This message could not be read.',
      'This message could not be read.',
    ]);
    expect(await author.history()).toEqual([]);
  });

  it('takes no vote that makes no sense, and no edit', async () => {
    const author = await enter(people[0]!);
    const [seq, plain] = [await ask(author), await author.tell('no question')];
    expect([
      await vote(author, seq, 3),
      await vote(author, seq, 0, 1),
      await vote(author, seq, -1),
      await vote(author, plain, 0),
      await vote(author, 99, 0),
      await author.outcome('chat:end-poll', { seq: plain }),
      await author.outcome('chat:edit', { seq, content: 'Where do we sleep?' }),
    ]).toEqual(['invalid', 'invalid', 'invalid', 'gone', 'gone', 'gone', 'forbidden']);
    expect(author.changed).toEqual([]);
  });

  it('is of its trip alone', async () => {
    const author = await enter(people[0]!);
    const seq = await ask(author);
    tripId = await aTripOnSale(stack);
    const [stranger] = await paidGuests(stack, 1);
    expect(await vote(await enter(stranger!), seq, 0)).toBe('gone');
  });
});

it('a person’s votes are theirs to read, and go with their account out of every count', async () => {
  const [author, voter] = [await enter(people[0]!), await enter(people[1]!)];
  const seq = await ask(author);
  for (const window of [author, voter]) await vote(window, seq, 1);
  const url = stack.nodes[0]!.url;
  const session = new Visitor(url, url).withCookie('sid', people[0]!.cookie.replace('sid=', ''));
  const { body } = await session.call<{ chat: object }>('POST', '/api/account/export', {});
  expect(body.chat).toMatchObject({
    polls: [{ question: DINNER.question, answers: DINNER.answers, endedAt: null }],
    votes: [{ answer: 'Pizza' }],
  });

  await erasedSelf(stack, people[0]!);
  await eventually(() => expect(chosen(voter, seq)).toEqual([[], [people[1]!.userId], []]));
  expect(voter.messages.get(seq)?.poll?.answers).toEqual(DINNER.answers);
  expect(await stored(seq)).toEqual([{ userId: people[1]!.userId, answer: 1 }]);
});

it('a window that is still open once its account is erased votes for nobody', async () => {
  const [author, voter] = [await enter(people[0]!), await enter(people[1]!)];
  const seq = await ask(author);
  await stack.db.query('UPDATE users SET erased_at = now() WHERE id = $1', [people[1]!.userId]);
  await vote(voter, seq, 1);
  expect(await stored(seq)).toEqual([]);
});
