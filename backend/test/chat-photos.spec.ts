import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { chatDoor } from './support/chat-window.js';
import { eventually } from './support/eventually.js';
import { anAccount, aHost, paidGuests, type Person } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';
import { aPhoto, upload } from './support/uploads.js';

interface PhotoPage {
  photos: { id: string; url: string; alt: string; sharedBy: string; messageSeq: number | null }[];
  next: number | null;
}

let stack: Stack;
let tripId: number;
let people: Person[];
let photo: Buffer;

beforeAll(async () => {
  stack = await startStack({ nodes: 2 });
  photo = await aPhoto();
}, 120_000);
beforeEach(async () => {
  tripId = await aTripOnSale(stack);
  people = await paidGuests(stack, 2);
});
afterAll(() => stack.stop());

const enter = chatDoor((on) => stack.nodes[on]!.url);

const get = (path: string, { cookie }: Partial<Person>, on = 0) =>
  fetch(`${stack.nodes[on]!.url}${path}`, { headers: cookie ? { cookie } : {} });
/** What a browser hears that has the picture already. */
const kept = async (path: string, { cookie }: Person, etag: string) => {
  // As browsers ask again; without it fetch would say that it wants the whole anew.
  const asksAgain = { 'If-None-Match': etag, 'Cache-Control': 'max-age=0' };
  const response = await fetch(stack.nodes[0]!.url + path, { headers: { cookie, ...asksAgain } });
  return [response.status, await response.text()];
};
const uploaded = async (person: Person) => (await upload(stack, 'photo', person, photo)).body.id;

it('is shared with a message: seen by the group on every node, by nobody else', async () => {
  const [sender, reader] = [await enter(people[0]!), await enter(people[1]!, 1)];
  const photoId = await uploaded(people[0]!);
  const seq = await sender.tell('', { photoId, photoAlt: ' The pier at dawn\n' });
  await eventually(() => expect(reader.messages.get(seq)).toBeDefined());
  const shared = reader.messages.get(seq)?.photo;
  expect(shared).toEqual({
    id: photoId,
    url: `/api/chat/photos/${photoId}`,
    thumbnailUrl: `/api/chat/photos/${photoId}/thumbnail`,
    width: 1_600,
    height: 800,
    alt: 'The pier at dawn',
  });
  expect((await reader.history())[0]?.photo).toEqual(shared);

  const whole = await get(shared!.url, people[1]!, 1);
  expect(Object.fromEntries(whole.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
  });
  expect(await sharp(Buffer.from(await whole.arrayBuffer())).metadata()).toMatchObject({ width: 1_600 });
  // Kept by a browser, which asks each time whether its person may still see it.
  const etag = whole.headers.get('etag') ?? '';
  expect(await kept(shared!.url, people[1]!, etag)).toEqual([304, '']);
  const small = await get(shared!.thumbnailUrl, people[1]!);
  expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({ width: 480 });

  await aTripOnSale(stack);
  const [stranger] = await paidGuests(stack, 1);
  expect((await get(shared!.url, stranger!)).status).toBe(404);
  expect((await get(shared!.thumbnailUrl, await anAccount(stack))).status).toBe(404);
  expect((await get(shared!.url, {})).status).toBe(401);
  expect((await kept(shared!.url, stranger!, etag))[0]).toBe(404);
});

it('is the sender’s own upload, and is shared once, however often it is sent', async () => {
  const [sender, other] = [await enter(people[0]!), await enter(people[1]!, 1)];
  const photoId = await uploaded(people[0]!);
  expect(await other.say('mine now', { photoId })).toMatchObject({ error: { code: 'invalid' } });
  const clientId = randomUUID();
  const tries = await Promise.all([1, 2, 3].map(() => sender.say('look', { clientId, photoId })));
  const seqs = tries.map((reply) => (reply.ok ? reply.message.seq : reply.error.code));
  expect(new Set(seqs).size).toBe(1);
  expect(tries.every((reply) => reply.ok && reply.message.photo?.id === photoId)).toBe(true);
  expect(await sender.say('again', { photoId })).toMatchObject({ error: { code: 'invalid' } });
  const { body } = await upload(stack, 'document', people[0]!, photo);
  expect(await sender.say('my passport', { photoId: body.id })).toMatchObject({ error: { code: 'invalid' } });
  // A refused message takes no number, and nobody else's.
  const [good, bad] = await Promise.all([other.say('fine'), sender.say('', { photoId: 'x'.repeat(22) })]);
  expect([good.ok, bad.ok]).toEqual([true, false]);
  expect((await sender.history()).map(({ seq }) => seq)).toEqual([1, 2]);
});

it('stays with its sender when its message is refused for what it answers', async () => {
  const [sender, other] = [await enter(people[0]!), await enter(people[1]!, 1)];
  const head = await other.tell('hello');
  const photoId = await uploaded(people[0]!);
  const refused = await sender.say('look', { photoId, replyTo: head + 5 });
  expect(refused).toMatchObject({ error: { code: 'invalid' } });
  const seq = await sender.tell('look', { photoId, replyTo: head });
  expect((await sender.history()).find((message) => message.seq === seq)?.photo?.id).toBe(photoId);
});

it('goes with its message, file and all', async () => {
  const [sender, reader] = [await enter(people[0]!), await enter(people[1]!, 1)];
  const photoId = await uploaded(people[0]!);
  const seq = await sender.tell('look', { photoId });
  await sender.tell('', { photoId: await uploaded(people[0]!) });
  expect(await sender.outcome('chat:edit', { seq: 2, content: '' })).toBe('ok');
  expect(await sender.outcome('chat:delete', { seq })).toBe('ok');
  await eventually(() => expect(reader.shown(seq).isDeleted).toBe(true));
  expect((await get(`/api/chat/photos/${photoId}`, people[1]!)).status).toBe(404);
  expect((await reader.history())[0]?.photo).toBeUndefined();
  const { rows } = await stack.db.query('SELECT FROM stored_files WHERE id = $1', [photoId]);
  expect(rows).toEqual([]);
  await eventually(async () => {
    reader.close();
    expect((await reader.open()).activity.photosShared).toBe(1);
  });
});

it('is found among all the group has shared, a page at a time', async () => {
  await stack.db.query(
    `INSERT INTO photos (trip_id, user_id, path, thumbnail_path, width, height, alt, created_at)
     SELECT $1, $2, '/media/' || n, '/media/' || n, 828, 466, 'picture ' || n, now() - interval '1 day'
       FROM generate_series(1, 30) n`,
    [tripId, people[0]!.userId],
  );
  const sender = await enter(people[1]!);
  const seq = await sender.tell('look', { photoId: await uploaded(people[1]!) });
  const page = async (query = '', person: Person = people[0]!) =>
    (await (await get(`/api/chat/photos${query}`, person, 1)).json()) as PhotoPage;
  const first = await page();
  expect(first.photos).toHaveLength(24);
  expect(first.photos[0]).toMatchObject({ messageSeq: seq, alt: expect.stringMatching(/^A photo by /) });
  const second = await page(`?before=${first.next}`);
  expect([second.photos.length, second.next]).toEqual([7, null]);
  expect(second.photos.at(-1)).toMatchObject({ alt: 'picture 1', url: '/media/1', messageSeq: null });
  expect((await page('', await aHost(stack, [tripId]))).photos).toHaveLength(24);
  expect((await get('/api/chat/photos', await anAccount(stack))).status).toBe(402);
  expect((await get('/api/chat/photos?before=x', people[0]!)).status).toBe(422);
});
