import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { runJob } from './support/jobs.js';
import { demoPerson } from './support/demo-people.js';
import { anAccount, type Person } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import { aPdf, aPhoto, upload } from './support/uploads.js';

let stack: Stack;
let person: Person;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', PHOTO_MAX_MB: '1', DOCUMENT_MAX_MB: '2' } });
  person = await demoPerson(stack, 'nina');
}, 120_000);
afterAll(() => stack.stop());

const stored = async (id: string) => {
  const { rows } = await stack.db.query<{ bytes: Buffer; thumbnail: Buffer | null; owner: number }>(
    'SELECT bytes, thumbnail, owner_id AS owner FROM stored_files WHERE id = $1',
    [id],
  );
  return rows[0]!;
};
const refused = async (...call: Parameters<typeof upload>) => {
  const { status, body } = await upload(...call);
  return [status, body.code];
};

describe('a photo', () => {
  it('is kept as a picture of its own: nothing says where it was taken', async () => {
    const { status, body } = await upload(stack, 'photo', person, await aPhoto());
    expect(status).toBe(201);
    expect(body).toMatchObject({ mediaType: 'image/webp', width: 1_600, height: 800 });
    const { bytes, thumbnail, owner } = await stored(body.id);
    expect([bytes.length, owner]).toEqual([body.size, person.userId]);
    const { exif, format } = await sharp(bytes).metadata();
    expect({ exif, format }).toEqual({ format: 'webp' });
    expect(bytes.toString('latin1')).not.toMatch(/GPS|CameraMaker/);
    expect(await sharp(thumbnail!).metadata()).toMatchObject({ width: 480, height: 240 });
  });

  it('is what it is, whatever it is called', async () => {
    const png = await sharp(await aPhoto(20, 10))
      .png()
      .toBuffer();
    expect((await upload(stack, 'photo', person, png, { type: 'image/jpeg' })).status).toBe(201);
    for (const file of [aPdf, Buffer.from('<svg onload="alert(1)">'), Buffer.from('GIF89a')])
      expect(await refused(stack, 'photo', person, file)).toEqual([422, 'upload.not_a_picture']);
    expect(await refused(stack, 'photo', person, Buffer.from([0xff, 0xd8, 0xff, 1]))).toEqual([
      422,
      'upload.unreadable',
    ]);
    expect(await refused(stack, 'photo', person, Buffer.alloc(0))).toEqual([422, 'upload.empty']);
  });

  it('is refused with a sentence when it is too large or of another type', async () => {
    const { status, body } = await upload(stack, 'photo', person, Buffer.alloc(1_100_000, 1));
    expect([status, body.message]).toEqual([413, 'A file may have 1 MB at most.']);
    for (const type of ['image/svg+xml', 'application/pdf', 'multipart/form-data; boundary=x', 'text/plain'])
      expect(await refused(stack, 'photo', person, aPdf, { type })).toEqual([415, 'upload.wrong_type']);
  });
});

describe('the door for files', () => {
  it('is open to people who are logged in, from this site (SEC-62)', async () => {
    const photo = await aPhoto(20, 10);
    expect(await refused(stack, 'photo', {}, photo)).toEqual([401, 'auth.required']);
    expect(await refused(stack, 'photo', person, photo, { origin: 'https://evil.example' })).toEqual([
      403,
      'request.foreign_origin',
    ]);
    const elsewhere = await fetch(`${stack.nodes[0]!.url}/api/quote`, {
      method: 'POST',
      headers: { 'content-type': 'image/jpeg', origin: stack.nodes[0]!.url },
      body: new Uint8Array(photo),
    });
    expect(elsewhere.status).toBe(415);
  });

  it('is closed to who has no use for it: photos need an open trip, papers a booking', async () => {
    const nobody = await anAccount(stack);
    const unpaid = await demoPerson(stack, 'priya');
    const photo = await aPhoto(20, 10);
    for (const one of [nobody, unpaid])
      expect(await refused(stack, 'photo', one, photo)).toEqual([402, 'auth.payment_required']);
    expect(await refused(stack, 'document', nobody, photo)).toEqual([403, 'upload.no_booking']);
    expect((await upload(stack, 'document', unpaid, photo)).status).toBe(201);
    const kept = await stack.db.query('SELECT 1 FROM stored_files WHERE owner_id = $1', [nobody.userId]);
    expect(kept.rows).toEqual([]);
  });

  it('closes to an account whose share is full: of what waits, and of what is kept', async () => {
    const { userId, cookie } = await demoPerson(stack, 'daniel');
    const daniel = { userId, cookie };
    const photo = await aPhoto(20, 10);
    const { body } = await upload(stack, 'photo', daniel, photo);
    const set = (size: number, isKept: boolean) =>
      stack.db.query(
        `UPDATE stored_files SET size = $2, claimed_at = CASE WHEN $3 THEN now() END WHERE id = $1`,
        [body.id, size, isKept],
      );
    await set(60_000_000, false);
    for (const door of ['photo', 'document'] as const)
      expect(await refused(stack, door, daniel, photo)).toEqual([409, 'upload.quota']);
    await set(60_000_000, true);
    expect((await upload(stack, 'photo', daniel, photo)).status).toBe(201);
    await set(1_000_000_000, true);
    expect(await refused(stack, 'photo', daniel, photo)).toEqual([409, 'upload.quota']);
  });

  it('takes few at once of one account', async () => {
    const photo = await aPhoto();
    const replies = await Promise.all(Array.from({ length: 8 }, () => upload(stack, 'photo', person, photo)));
    const codes = replies.map(({ status, body }) => body.code ?? status);
    expect(new Set(codes)).toEqual(new Set([201, 'upload.busy']));
  });

  it('closes for a while to who does not stop', async () => {
    const busy = await demoPerson(stack, 'lucas');
    const photo = await aPhoto(8, 8);
    const statuses = [];
    for (let i = 0; i < 61; i++) statuses.push((await upload(stack, 'photo', busy, photo)).status);
    expect(statuses.slice(0, 60).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a document', () => {
  it('is sealed: the database alone does not show it', async () => {
    const pdf = await upload(stack, 'document', person, aPdf, { type: 'application/pdf' });
    expect(pdf.body).toMatchObject({ mediaType: 'application/pdf', size: aPdf.length });
    expect((await stored(pdf.body.id)).bytes.toString('latin1')).not.toMatch(/PDF|Passport/);
    const scan = await upload(stack, 'document', person, await aPhoto());
    expect(scan.body).toMatchObject({ mediaType: 'image/webp', width: 2_000, height: 1_000 });
    expect((await stored(scan.body.id)).bytes.subarray(0, 4).toString()).not.toBe('RIFF');
    expect(await refused(stack, 'document', person, Buffer.from('MZ'), { type: 'application/pdf' })).toEqual([
      422,
      'upload.not_a_document',
    ]);
  });

  it('is what it is, where no name tells the browser a type', async () => {
    const type = 'application/octet-stream';
    const scan = await upload(stack, 'document', person, Buffer.concat([Buffer.from('\r\n'), aPdf]), {
      type,
    });
    expect(scan).toMatchObject({ status: 201, body: { mediaType: 'application/pdf', size: aPdf.length } });
    expect((await upload(stack, 'document', person, await aPhoto(20, 10), { type })).status).toBe(201);
    expect(await refused(stack, 'document', person, Buffer.from('<html>'), { type })).toEqual([
      422,
      'upload.not_a_document',
    ]);
  });

  it('is refused with a sentence of its own when nobody could open it', async () => {
    const locked = Buffer.from(aPdf.toString().replace('%%EOF', 'trailer << /Encrypt 2 0 R >>\n%%EOF'));
    const poster = await sharp({
      create: { width: 9_000, height: 7_000, channels: 3, background: '#0a7' },
      limitInputPixels: false,
    })
      .jpeg()
      .toBuffer();
    const codes = [];
    for (const file of [Buffer.from('%PDF-'), locked, poster])
      codes.push((await refused(stack, 'document', person, file)).at(1));
    expect(codes).toEqual(['upload.pdf_cut_off', 'upload.pdf_locked', 'upload.too_many_pixels']);
  });

  it('may be as large as the page is told', async () => {
    const { url } = stack.nodes[0]!;
    const headers = { cookie: person.cookie };
    const told = await (await fetch(`${url}/api/guest/documents`, { headers })).json();
    expect(told).toMatchObject({ mostMegabytes: 2 });
    const large = Buffer.concat([aPdf, Buffer.alloc(2 * 1024 * 1024)]);
    const { body } = await upload(stack, 'document', person, large, { type: 'application/pdf' });
    expect(body.message).toBe('A file may have 2 MB at most.');
  });
});

it('is forgotten after a day when nothing came of it', async () => {
  const photo = await aPhoto(20, 10);
  const one = () => upload(stack, 'photo', person, photo);
  const [old, young, used] = [await one(), await one(), await one()];
  const ids = [old, young, used].map((reply) => reply.body.id);
  await stack.db.query(
    `UPDATE stored_files SET created_at = created_at - interval '25 hours', claimed_at = CASE WHEN id = $2 THEN now() END
      WHERE id IN ($1, $2)`,
    [ids[0], ids[2]],
  );
  await runJob(stack, 'housekeeping');
  const { rows } = await stack.db.query<{ id: string }>('SELECT id FROM stored_files WHERE id = ANY ($1)', [
    ids,
  ]);
  expect(rows.map(({ id }) => id).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(
    ids.slice(1).toSorted((a, b) => (a < b ? -1 : 1)),
  );
});
