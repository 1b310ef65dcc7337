import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DocumentsDto } from '../src/modules/guests/documents/documents.dto.js';
import { bookingOf } from './support/demo-people.js';
import { runJob } from './support/jobs.js';
import { ownTrip } from './support/own-trip.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1' } });
}, 120_000);
afterAll(() => stack.stop());

type Reply = DocumentsDto & { code?: string };
const PDF = Buffer.from('%PDF-1.7\n% a passport of somebody\n%%EOF');
const url = () => stack.nodes[0]!.url;

/** Sends a file as the browser does. */
function upload(visitor: Visitor, body: Buffer, type = 'application/pdf'): Promise<Response> {
  const headers = { Origin: url(), Cookie: visitor.cookieHeader, 'Content-Type': type };
  return fetch(`${url()}/api/uploads/document`, { method: 'POST', headers, body: new Uint8Array(body) });
}

async function uploaded(visitor: Visitor): Promise<string> {
  const { id } = (await (await upload(visitor, PDF)).json()) as { id: string };
  return id;
}

const list = async (visitor: Visitor) => (await visitor.call<Reply>('GET', '/api/guest/documents')).body;
const give = async (visitor: Visitor, body: object) =>
  visitor.call<Reply>('POST', `${await ownTrip(visitor)}/documents`, body);
const handIn = async (visitor: Visitor, kind = 'passport', position = 1) => {
  const guestId = (await list(visitor)).travellers.find((one) => one.position === position)?.guestId;
  return (await give(visitor, { position, guestId, kind, fileId: await uploaded(visitor) })).body;
};
const firstId = ({ travellers }: DocumentsDto) => travellers[0]!.documents[0]!.id;
/** With a body as a host does: the reason goes with the request, never in its address. */
function open(visitor: Visitor, path: string, body?: object): Promise<Response> {
  const headers = { Origin: url(), Cookie: visitor.cookieHeader, 'Content-Type': 'application/json' };
  return fetch(url() + path, { method: body ? 'POST' : 'GET', headers, body: body && JSON.stringify(body) });
}
/** Saved, never shown; nothing in it runs, nobody keeps it. */
async function expectHarmlessPdf(file: Response): Promise<void> {
  expect(Buffer.from(await file.arrayBuffer()).equals(PDF)).toBe(true);
  expect(file.headers.get('content-disposition')).toContain('attachment');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect(file.headers.get('cache-control')).toBe('no-store');
}
const codeOf = async (reply: Response) => [reply.status, ((await reply.json()) as Reply).code];

describe('a guest', () => {
  it('hands a passport copy in, which waits, lies sealed, and is opened by nobody else', async () => {
    const lucas = await signedInAs(stack, 'lucas');
    expect((await list(lucas)).travellers[0]).toMatchObject({
      passportStatus: 'not_submitted',
      documents: [],
    });
    const after = await handIn(lucas);
    expect(after.travellers[0]).toMatchObject({
      passportStatus: 'pending',
      documents: [{ kind: 'passport', status: 'pending', mediaType: 'application/pdf', size: PDF.length }],
    });
    const path = `/api/guest/documents/${firstId(after)}/file`;
    await expectHarmlessPdf(await open(lucas, path));
    const stranger = await signedInAs(stack, 'grace');
    const nobody = await signedInAs(stack, 'nobody-at-all');
    expect([(await open(stranger, path)).status, (await open(nobody, path)).status]).toEqual([404, 401]);
    const { rows } = await stack.db.query(
      `SELECT 1 FROM stored_files WHERE position('passport of somebody' in encode(bytes, 'escape')) > 0`,
    );
    expect(rows).toEqual([]);
  });

  it('replaces it, and the old file is gone', async () => {
    const lucas = await signedInAs(stack, 'lucas');
    const before = firstId(await list(lucas));
    const after = await handIn(lucas);
    expect(after.travellers[0]?.documents).toHaveLength(1);
    expect(firstId(after)).not.toBe(before);
    expect((await open(lucas, `/api/guest/documents/${before}/file`)).status).toBe(404);
    const { rows } = await stack.db.query(
      `SELECT 1 FROM stored_files f JOIN users u ON u.id = f.owner_id WHERE f.kind = 'document' AND u.username = 'lucas'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('hands an upload in once, and only their own', async () => {
    const lucas = await signedInAs(stack, 'lucas');
    const grace = await signedInAs(stack, 'grace');
    const fileId = await uploaded(lucas);
    const body = { position: 1, kind: 'other', fileId };
    expect(await give(grace, body)).toMatchObject({ status: 409, body: { code: 'document.upload_gone' } });
    expect((await give(lucas, body)).status).toBe(201);
    expect(await give(lucas, body)).toMatchObject({ status: 409, body: { code: 'document.upload_gone' } });
  });

  it('hands in for the companion where they booked, and sees it in the checklist', async () => {
    await stack.db.query(`UPDATE guests SET user_id = NULL WHERE name = 'Tom Clarke'`);
    const hannah = await signedInAs(stack, 'hannah');
    await handIn(hannah, 'passport', 1);
    await handIn(hannah, 'passport', 2);
    expect((await list(hannah)).travellers[1]).toMatchObject({ position: 2, passportStatus: 'pending' });
    const { body } = await hannah.call<{ items: { key: string; state: string }[] }>(
      'GET',
      '/api/guest/checklist',
    );
    expect(body.items.find(({ key }) => key === 'passport_copy')?.state).toBe('done');
  });

  it('removes a document', async () => {
    const jonas = await signedInAs(stack, 'jonas');
    const id = firstId(await handIn(jonas, 'insurance'));
    const { body } = await jonas.call<Reply>('DELETE', `/api/guest/documents/${id}`);
    expect(body.travellers[0]?.documents).toEqual([]);
    expect((await open(jonas, `/api/guest/documents/${id}/file`)).status).toBe(404);
  });

  it('has at most five beside passport and insurance', async () => {
    const sofia = await signedInAs(stack, 'sofia');
    for (let i = 0; i < 5; i++) await handIn(sofia, 'other');
    expect((await give(sofia, { position: 1, kind: 'other', fileId: await uploaded(sofia) })).body.code).toBe(
      'document.too_many',
    );
  });

  it.each([
    ['a program', Buffer.from('MZ not a document'), 'application/pdf', 422],
    ['a page', Buffer.from('<html>'), 'text/html', 415],
    ['what is too large', Buffer.alloc(11 * 1024 * 1024, '%PDF-1.7'), 'application/pdf', 413],
  ])('does not hand in %s', async (_, body, type, status) => {
    const lucas = await signedInAs(stack, 'lucas');
    expect((await upload(lucas, body, type)).status).toBe(status);
  });
});

describe('a host', () => {
  it('opens a document for a reason that is logged, verifies it, or rejects it with a mail', async () => {
    const priya = await signedInAs(stack, 'priya');
    const id = firstId(await handIn(priya));
    const marisol = await signedInAs(stack, 'marisol');
    const path = `/api/host/bookings/${await bookingOf(stack, 'priya')}/documents`;
    const reason = 'Check for the port';
    expect((await open(marisol, `${path}/${id}/file`, {})).status).toBe(422);
    const file = await open(marisol, `${path}/${id}/file`, { reason });
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    await expectHarmlessPdf(file);
    const missing = await open(marisol, `${path}/${'A'.repeat(22)}/file`, { reason });
    expect(await codeOf(missing)).toEqual([404, 'document.not_found']);

    const reject = (reason: string) => marisol.call<Reply>('POST', `${path}/${id}/reject`, { reason });
    expect((await reject('')).status).toBe(422);
    expect((await reject('The photo page is cut off')).body.travellers[0]).toMatchObject({
      passportStatus: 'not_submitted',
      documents: [{ status: 'rejected', reason: 'The photo page is cut off' }],
    });
    const { rows } = await stack.db.query(
      `SELECT recipient FROM mails WHERE kind = 'document_rejected' AND recipient LIKE 'priya%'`,
    );
    expect(rows).toHaveLength(1);
    expect((await list(priya)).travellers[0]?.documents[0]?.reason).toBe('The photo page is cut off');
    const again = firstId(await handIn(priya));
    const verify = () => marisol.call<Reply>('POST', `${path}/${again}/verify`);
    expect((await verify()).body.travellers[0]?.passportStatus).toBe('verified');
    expect(await verify()).toMatchObject({ status: 409, body: { code: 'document.decided' } });
    const reopen = () => marisol.call<Reply & { code?: string }>('POST', `${path}/${again}/reopen`);
    expect((await reopen()).body.travellers[0]?.passportStatus).toBe('pending');
    expect((await reopen()).body.code).toBe('document.decided');
    const log = await stack.db.query<{ action: string; reason: string | null }>(
      `SELECT action, reason FROM activity_log WHERE action LIKE 'document.%' AND booking_id = (SELECT booking_id FROM guests WHERE name = 'Priya Raman') ORDER BY id`,
    );
    expect(log.rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['document.handed_in', null],
      ['document.opened', 'Check for the port'],
      ['document.rejected', 'The photo page is cut off'],
      ['document.handed_in', null],
      ['document.verified', null],
      ['document.put_back_for_review', null],
    ]);
  });

  it('opens nothing by an address alone, which would carry the reason into histories and logs', async () => {
    const id = firstId(await handIn(await signedInAs(stack, 'lucas')));
    const path = `/api/host/bookings/${await bookingOf(stack, 'lucas')}/documents/${id}/file?reason=Curious`;
    const marisol = await signedInAs(stack, 'marisol');
    expect((await open(marisol, path)).status).toBe(404);
    expect((await open(marisol, path, {})).status).toBe(422);
  });

  it('of another trip finds nothing, and a guest is no host', async () => {
    const id = firstId(await handIn(await signedInAs(stack, 'lucas')));
    const path = `/api/host/bookings/${await bookingOf(stack, 'lucas')}/documents/${id}/file`;
    const ask = (visitor: Visitor) => open(visitor, path, { reason: 'Curious' });
    expect((await ask(await signedInAs(stack, 'grace'))).status).toBe(403);
    await stack.db.query(
      `DELETE FROM trip_hosts h USING users u WHERE u.id = h.user_id AND u.username = 'theo'
          AND h.trip_id = (SELECT id FROM trips WHERE is_on_sale)`,
    );
    expect(await codeOf(await ask(await signedInAs(stack, 'theo')))).toEqual([404, 'booking.not_found']);
  });
});

it('documents go with their files when their time is over (SEC-71)', async () => {
  await stack.db.query(
    `UPDATE trips SET start_date = '2025-04-01', end_date = '2025-04-03' WHERE is_on_sale`,
  );
  await runJob(stack, 'housekeeping');
  const { rows } = await stack.db.query(
    `SELECT (SELECT count(*)::int FROM guest_documents) AS papers,
            (SELECT count(*)::int FROM stored_files WHERE kind = 'document' AND claimed_at IS NOT NULL) AS files`,
  );
  expect(rows).toEqual([{ papers: 0, files: 0 }]);
});
