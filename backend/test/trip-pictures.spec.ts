import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { browserOf, demoPerson } from './support/demo-people.js';
import type { Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { aPdf, aPhoto, upload } from './support/uploads.js';
import type { Visitor } from './support/visitor.js';

interface Picture {
  id: string;
  width: number;
  height: number;
  code: string;
}

let stack: Stack;
let owner: Person;
let coHost: Person;
let browser: Visitor;
let tripId: number;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  [owner, coHost] = [await demoPerson(stack, 'marisol'), await demoPerson(stack, 'theo')];
  browser = browserOf(stack, owner);
  tripId = (await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale')).rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const handIn = async (person: Person) => (await upload(stack, 'photo', person, await aPhoto())).body.id;
const add = (fileId: string, by = browser) =>
  by.call<Picture>('POST', `/api/host/trips/${tripId}/pictures`, { fileId });
const list = async () => (await browser.call<Picture[]>('GET', `/api/host/trips/${tripId}/pictures`)).body;
const see = (path: string) => fetch(`${stack.nodes[0]!.url}/api/trips/pictures/${path}`);

it('shows everybody what the owner handed in, large and small, and lets their browsers keep it', async () => {
  const fileId = await handIn(owner);
  expect((await see(fileId)).status).toBe(404);
  const { status, body } = await add(fileId);
  const picture = { id: fileId, width: 1_600, height: 800, shownOn: [], isYours: true };
  expect([status, body]).toEqual([201, picture]);
  for (const path of [fileId, `${fileId}/small`]) {
    const answer = await see(path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=604800, immutable');
  }
  expect((await list()).map(({ id }) => id)).toEqual([fileId]);
});

it('is one picture, however often it is said', async () => {
  const fileId = await handIn(owner);
  expect((await add(fileId)).body).toEqual((await add(fileId)).body);
  expect((await list()).filter(({ id }) => id === fileId)).toHaveLength(1);
});

it('takes no upload of somebody else, and none that is not there', async () => {
  const theirs = await handIn(coHost);
  for (const fileId of [theirs, 'A'.repeat(22)])
    expect((await add(fileId)).body.code).toBe('trip.picture_gone');
  expect((await see(theirs)).status).toBe(404);
});

it('is for the owner alone to hand in', async () => {
  const { status, body } = await add(await handIn(coHost), browserOf(stack, coHost));
  expect([status, body.code]).toEqual([403, 'host.owner_only']);
});

it('shows nothing that is stored for something else', async () => {
  const { rows } = await stack.db.query<{ id: string }>(
    'SELECT id FROM stored_files WHERE claimed_at IS NULL',
  );
  const paper = (await upload(stack, 'document', await demoPerson(stack, 'lucas'), aPdf)).body.id;
  for (const id of [paper, rows[0]!.id]) expect((await see(id)).status).toBe(404);
});

it('has room for a hundred and twenty, and for one more once one is removed', async () => {
  await stack.db.query(
    `INSERT INTO stored_files (id, owner_id, kind, media_type, size, width, height, bytes, created_at, claimed_at)
     SELECT lpad(n::text, 22, 'x'), $1, 'photo', 'image/webp', 1, 1, 1, 'x', now(), now() FROM generate_series(1, 118) n`,
    [owner.userId],
  );
  await stack.db.query(
    `INSERT INTO trip_pictures (id, trip_id, added_at)
     SELECT lpad(n::text, 22, 'x'), $1, now() FROM generate_series(1, 118) n`,
    [tripId],
  );
  const fileId = await handIn(owner);
  const { status, body } = await add(fileId);
  expect([status, body.code]).toEqual([409, 'trip.too_many_pictures']);
  const first = `/api/host/trips/${tripId}/pictures/${'1'.padStart(22, 'x')}`;
  expect((await browser.call('DELETE', first)).status).toBe(204);
  expect((await add(fileId)).status).toBe(201);
});
