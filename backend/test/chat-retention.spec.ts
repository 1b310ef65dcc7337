import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aPhoto, upload } from './support/uploads.js';

const JOB = 'chat.wipe';
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
const asked = (sql: string) => stack.db.query(sql, [tripId]).then(({ rows }) => rows);

/** The trip ended so many days ago, and what was said until now was said on its last day. */
async function theTripEnded(daysAgo: number): Promise<void> {
  const days = [tripId, daysAgo];
  await stack.db.query('UPDATE trips SET end_date = current_date - $2::int WHERE id = $1', days);
  for (const [table, column] of [
    ['messages', 'timestamp'],
    ['photos', 'created_at'],
  ])
    await stack.db.query(
      `UPDATE ${table} SET ${column} = now() - make_interval(days => $2) WHERE trip_id = $1`,
      days,
    );
}

it('keeps what was said for a year after the trip, and then its place in the log alone', async () => {
  const [author, reader, away] = [
    await enter(people[0]!),
    await enter(people[1]!, 1),
    await enter(people[2]!),
  ];
  const leader = await enter(await aHost(stack, [tripId]), 1);
  const { body: photo } = await upload(stack, 'photo', people[0]!, await aPhoto());
  const words = await author.tell('my cabin is 9144');
  const picture = await author.tell('9144 from the door', { photoId: photo.id, photoAlt: 'Door 9144' });
  const gone = await author.tell('a slip about 9144');
  const answers = ['9144 at nine', '9144 at ten'];
  const poll = await author.tell('', { poll: { question: '9144 when?', answers, isMultiple: false } });
  const left = await author.tell('', { poll: { question: '9144 where?', answers, isMultiple: false } });
  for (const seq of [poll, left]) await reader.act('chat:vote', { seq, answers: [1] });
  // As a server of the release before polls deletes one.
  const asOnce = `UPDATE messages SET content = '', words = '', deleted_at = now() WHERE trip_id = $1 AND seq = $2`;
  await stack.db.query(asOnce, [tripId, left]);
  await reader.act('chat:react', { seq: words, emoji: '😮', on: true });
  await leader.act('chat:pin', { seq: words, on: true });
  for (const seq of [words, gone]) await reader.report(seq, 'That is not for everybody: 9144');
  await author.act('chat:delete', { seq: gone });
  await eventually(() => expect(away.shown(gone).isDeleted).toBe(true));
  away.close();

  await theTripEnded(365);
  await runJob(stack, JOB);
  expect(reader.shown(words)).toMatchObject({ content: 'my cabin is 9144', isDeleted: false });
  expect((await reader.history()).find(({ seq }) => seq === picture)?.photo).toBeDefined();

  await theTripEnded(368);
  const late = await reader.tell('a year already!');
  await runJob(stack, JOB);
  const empty = { content: '', isDeleted: true, isPinned: false };
  await away.open();
  for (const window of [reader, away])
    for (const seq of [words, picture, poll])
      await eventually(() => expect(window.shown(seq)).toMatchObject(empty));
  expect((await enter(people[0]!, 1)).welcome?.pinned).toEqual([]);
  expect((await reader.history()).map(({ seq, content }) => [seq, content])).toEqual([
    [words, ''],
    [picture, ''],
    [gone, ''],
    [poll, ''],
    [left, ''],
    [late, 'a year already!'],
  ]);
  const file = await fetch(`${stack.nodes[0]!.url}/api/chat/photos/${photo.id}`, {
    headers: { cookie: people[1]!.cookie },
  });
  expect(file.status).toBe(404);
  expect((await stack.db.query('SELECT FROM stored_files WHERE id = $1', [photo.id])).rows).toEqual([]);
  for (const table of ['message_reactions', 'message_reports', 'photos', 'poll_votes'])
    expect(await asked(`SELECT * FROM ${table} WHERE trip_id = $1`)).toEqual([]);
  const kept = await Promise.all(
    ['messages', 'trip_news', 'activity_log'].map((table) =>
      asked(`SELECT * FROM ${table} WHERE trip_id = $1`),
    ),
  );
  expect(JSON.stringify(kept)).not.toContain('9144');

  const copy = await fetch(`${stack.nodes[0]!.url}/api/account/export`, {
    method: 'POST',
    headers: {
      cookie: people[0]!.cookie,
      origin: stack.nodes[0]!.url,
      'content-type': 'application/json',
    },
    body: '{}',
  });
  const { chat } = (await copy.json()) as { chat: { messages: object[]; photos: object[] } };
  const told = { content: '', deletedAt: expect.any(String) };
  expect(chat.messages).toEqual([words, picture, gone, poll, left].map(() => expect.objectContaining(told)));
  expect(chat.photos).toEqual([]);
});

it('numbers the changes of a long chat without holes, so that who was away reads all of it anew', async () => {
  const away = await enter(people[0]!);
  await away.tell('the first');
  await stack.db.query(
    `INSERT INTO messages (trip_id, user_id, seq, client_id, content)
     SELECT $1, $2, seq, gen_random_uuid(), 'line ' || seq FROM generate_series(2, 1200) AS seq`,
    [tripId, people[1]!.userId],
  );
  await stack.db.query('UPDATE chat_rooms SET head = 1200 WHERE trip_id = $1', [tripId]);
  await eventually(() => expect(away.messages.has(1_200)).toBe(true));
  away.close();
  await theTripEnded(400);
  await runJob(stack, JOB);
  const rows = await asked(
    `SELECT count(*)::int AS messages, max(length(content)) AS longest, count(DISTINCT rev)::int AS revs,
            min(rev) AS first, max(rev) AS last, (SELECT rev FROM chat_rooms WHERE trip_id = $1) AS counted
       FROM messages WHERE trip_id = $1`,
  );
  expect(rows).toEqual([{ messages: 1_200, longest: 0, revs: 1_200, first: 1, last: 1_200, counted: 1_200 }]);
  expect(await away.open(stack.nodes[1]!.url)).toMatchObject({ changesGap: true, rev: 1_200 });
  expect((await away.history()).every(({ content, change }) => content === '' && change?.deletedAt)).toBe(
    true,
  );
});

it('one chat that cannot be wiped keeps no other from its turn, and is tried again', async () => {
  const { rows } = await stack.db.query<{ id: number }>(
    `INSERT INTO trips (title, destination, start_date, end_date, duration, max_guests, config, time_zone)
     SELECT title, destination, current_date - 403, current_date - 400, duration, max_guests, config, 'Nowhere/At_All'
       FROM trips WHERE id = $1 RETURNING id`,
    [tripId],
  );
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 1);
  await (await enter(people[0]!)).tell('my cabin is 9144');
  await theTripEnded(400);
  const run = runJob(stack, JOB);
  await eventually(async () =>
    expect(await asked('SELECT content FROM messages WHERE trip_id = $1')).toEqual([{ content: '' }]),
  );
  await stack.db.query('DELETE FROM trips WHERE id = $1', [rows[0]!.id]);
  await run;
});
