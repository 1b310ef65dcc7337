import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type {
  HostMessageDetailsDto,
  HostMessageDto,
  MessagePreviewDto,
} from '../src/modules/host/communications/host-messages.dto.js';
import { hashToken, newToken } from '../src/platform/security/tokens.js';
import { Booked, HostDesk } from './support/booked.js';
import { browserOf } from './support/demo-people.js';
import { eventually } from './support/eventually.js';
import { HOST_ROUTES } from './support/host-routes.js';
import { letItBeDue } from './support/letters-due.js';
import { MailServer } from './support/mail-server.js';
import { PartyDesk } from './support/party-desk.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let post: MailServer;
let tripId: number;
let host: HostDesk;
let party: PartyDesk;

beforeAll(async () => {
  post = await MailServer.start();
  stack = await startStack({ env: { SMTP_URL: post.url } });
  tripId = await aTripOnSale(stack);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  party = new PartyDesk(host);
}, 120_000);
afterAll(async () => {
  await stack.stop();
  post.stop();
});

const written = HOST_ROUTES['POST /api/host/trips/{tripId}/messages']!.body as { segment: object };

/** Writes to those who are picked, or to everybody; at once where no time is given. */
async function write(subject: string, guests: string[] = [], sendAt: string | null = null): Promise<string> {
  const path = `/api/host/trips/${tripId}/messages`;
  const body = 'Hello {first name}';
  const letter = { ...written, segment: { ...written.segment, guests }, subject, body, sendAt };
  const { list } = (await host.visitor.call<MessagePreviewDto>('POST', `${path}/preview`, letter)).body;
  const key = { 'Idempotency-Key': randomUUID() };
  const sent = await host.visitor.call<HostMessageDto>('POST', path, { ...letter, list }, key);
  expect(sent.status).toBe(201);
  return sent.body.id;
}
const details = async (id: string) =>
  (await host.visitor.call<HostMessageDetailsDto>('GET', `/api/host/messages/${id}`)).body;
const gone = (id: string) =>
  eventually(async () => {
    const message = await details(id);
    expect(message).toMatchObject({ status: 'sent', queued: 0 });
    return message;
  });
/** As if it had been written at once, and its time were far off: nobody gets it meanwhile. */
const putOff = (id: string) =>
  stack.db.query(
    `UPDATE host_messages SET send_at = now() + interval '1 day', next_look_at = now() + interval '1 day' WHERE public_id = $1`,
    [id],
  );
async function joins(bookingId: string, name: string): Promise<void> {
  const { differenceCents } = await party.preview(bookingId, 2);
  const companion = { name, email: `${name.split(' ')[0]!.toLowerCase()}@example.com` };
  expect((await party.change(bookingId, 2, { differenceCents, companion })).status).toBe(204);
}
async function leaves(bookingId: string): Promise<void> {
  const { differenceCents } = await party.preview(bookingId, 1);
  expect((await party.change(bookingId, 1, { differenceCents })).status).toBe(204);
}

/** The letters in somebody's copy of their data. */
async function lettersOf(userId: number): Promise<{ subject: string; status: string | null }[]> {
  const token = newToken();
  await stack.db.query(
    `INSERT INTO sessions (id_hash, user_id, created_at, last_seen_at, expires_at, proven_at)
     VALUES ($1, $2, now(), now(), now() + interval '1 hour', now())`,
    [hashToken(token), userId],
  );
  const visitor = browserOf(stack, { cookie: `sid=${token}` });
  const { body } = await visitor.call<{ letters: { subject: string; status: string | null }[] }>(
    'POST',
    '/api/account/export',
    {},
  );
  return body.letters;
}

it('a letter that has gone to a companion stays counted, and theirs, when they leave; one that waits is not theirs', async () => {
  const { bookingId } = await Booked.of(stack, 'buyer@example.com', 'installment');
  await joins(bookingId, 'Robin Sample');
  const { rows } = await stack.db.query<{ id: number }>(
    `SELECT g.user_id AS id FROM guests g JOIN bookings b ON b.id = g.booking_id
      WHERE b.public_id = $1 AND g.position = 2`,
    [bookingId],
  );
  const userId = rows[0]!.id;
  const went = await write('It has gone');
  await letItBeDue(stack, went);
  expect((await gone(went)).deliveries).toHaveLength(2);
  const waits = await write('It waits');
  await putOff(waits);
  expect((await details(waits)).deliveries).toHaveLength(2);

  await leaves(bookingId);
  const after = await details(went);
  expect([after.recipients, after.deliveries.length]).toEqual([2, 2]);
  expect(after.deliveries.find(({ id }) => id === null)).toMatchObject({
    name: null,
    email: null,
    state: 'sent',
  });
  expect((await details(waits)).deliveries.map(({ id }) => id)).toEqual([`${bookingId}-1`]);
  expect(await lettersOf(userId)).toMatchObject([{ subject: 'It has gone', status: 'sent' }]);
});

it('a letter that was planned for a companion does not go to who comes after them', async () => {
  const { bookingId } = await Booked.of(stack, 'planner@example.com', 'installment');
  await joins(bookingId, 'Casey Sample');
  const [buyer, companion] = [`${bookingId}-1`, `${bookingId}-2`];
  const { rows } = await stack.db.query<{ at: string }>(
    `SELECT to_char(now() AT TIME ZONE time_zone + interval '2 days', 'YYYY-MM-DD"T"HH24:MI') AS at FROM trips WHERE id = $1`,
    [tripId],
  );
  const planned = await write('For the two of you', [buyer, companion], rows[0]!.at);
  expect((await details(planned)).recipients).toBe(2);
  await leaves(bookingId);
  await joins(bookingId, 'Morgan Sample');
  await letItBeDue(stack, planned);
  expect((await gone(planned)).deliveries.map(({ id }) => id)).toEqual([buyer]);
});
