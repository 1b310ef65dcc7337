import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { guestRowsNamed } from '../src/modules/host/guest-id.js';
import type {
  HostMessageDetailsDto,
  HostMessageDto,
  MessagePreviewDto,
} from '../src/modules/host/communications/host-messages.dto.js';
import { eventually } from './support/eventually.js';
import { signedInAs } from './support/people.js';
import { type Stack, startStack } from './support/stack.js';
import type { Visitor } from './support/visitor.js';
import { letItBeDue } from './support/letters-due.js';

const NAMED = guestRowsNamed('$1');

let stack: Stack;
let tripId: number;
let marisol: Visitor;

beforeAll(async () => {
  // Two nodes look for what is due: everybody gets one mail all the same.
  stack = await startStack({ nodes: 2, env: { DEMO_MODE: '1' } });
  marisol = await signedInAs(stack, 'marisol');
  const { rows } = await stack.db.query<{ id: number }>('SELECT id FROM trips WHERE is_on_sale');
  tripId = rows[0]!.id;
}, 120_000);
afterAll(() => stack.stop());

const segment = (changes: object = {}) => ({
  readers: 'everyone',
  guests: [],
  cabins: [],
  statuses: [],
  money: 'any',
  waiver: 'any',
  passportCopy: 'any',
  insurance: 'any',
  // As a page sends it that is from before hosts could ask for answers: without them.
  checkIn: 'any',
  addOn: 'any',
  hasAddOn: true,
  ...changes,
});
const letter = (changes: object = {}) => ({
  segment: segment({ readers: 'buyers', money: 'owing' }),
  subject: 'About {trip}',
  body: 'Hello {first name}, {amount due} by {next part date}: {payment link}',
  reader: null,
  sendAt: null,
  list: 'x'.repeat(22),
  ...changes,
});
type Answer = HostMessageDto & { code?: string; message?: string };
const preview = async (body: object) =>
  (await marisol.call<MessagePreviewDto>('POST', `/api/host/trips/${tripId}/messages/preview`, body)).body;
const send = (body: object, key: string = randomUUID()) =>
  marisol.call<Answer>('POST', `/api/host/trips/${tripId}/messages`, body, { 'Idempotency-Key': key });
const details = async (id: string) =>
  (await marisol.call<HostMessageDetailsDto>('GET', `/api/host/messages/${id}`)).body;
const gone = (id: string) =>
  eventually(async () => {
    const message = await details(id);
    expect(message).toMatchObject({ status: 'sent', queued: 0 });
    return message;
  });

it('keeps nothing of a test once it is sent: it was filled with what is a guest’s own', async () => {
  expect((await marisol.call('POST', `/api/host/trips/${tripId}/messages/test`, letter())).status).toBe(200);
  await eventually(async () => {
    const { rows } = await stack.db.query(`SELECT status, data FROM mails WHERE kind = 'host_message_test'`);
    expect(rows).toEqual([{ status: 'sent', data: {} }]);
  });
});

it('lists exactly who gets it, each address once, and fills it for any of them', async () => {
  const everyone = await preview(letter({ segment: segment() }));
  const addresses = everyone.recipients.map(({ email }) => email.toLowerCase());
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(everyone.recipients.some(({ isPointless }) => isPointless)).toBe(true);

  const { recipients, letter: first } = await preview(letter());
  expect(recipients.every(({ owedCents }) => Number(owedCents) > 0)).toBe(true);
  expect(first?.reader).toBe(recipients[0]!.id);
  const priya = recipients.find(({ name }) => name.startsWith('Priya'))!;
  const { letter: hers } = await preview(letter({ reader: priya.id }));
  expect(hers?.text).toMatch(/^Hello Priya, \$[\d,.]+ by July 7, 2025: http.*\/template\/payment\/\w{22}$/);
  expect((await preview(letter({ body: '{frist name}' }))).unknown).toEqual(['frist name']);
});

it('goes out once to each, whatever is asked twice, and can be read with its state a person', async () => {
  const { recipients, list } = await preview(letter());
  const [key, body] = [randomUUID(), letter({ list })];
  const [sent, again] = [await send(body, key), await send(body, key)];
  expect([sent.status, again.body.id]).toEqual([201, sent.body.id]);
  await letItBeDue(stack, sent.body.id);
  const { deliveries } = await gone(sent.body.id);
  expect(deliveries).toHaveLength(recipients.length);
  expect(new Set(deliveries.map(({ id }) => id))).toEqual(new Set(recipients.map(({ id }) => id)));
  expect(deliveries.every(({ state }) => state === 'sent')).toBe(true);
  const { rows } = await stack.db.query<{ body: string }>(
    `SELECT x.subject, x.body FROM mails x JOIN host_message_recipients r ON r.mail_id = x.id
      JOIN host_messages m ON m.id = r.message_id WHERE m.public_id = $1`,
    [sent.body.id],
  );
  expect(rows).toHaveLength(recipients.length);
  expect(rows.every((row) => /^Hello \w+, \$/.test(row.body))).toBe(true);
});

describe('what is refused', () => {
  it('is a list that is not the one that was shown, and nobody', async () => {
    expect(await send(letter({ list: 'x'.repeat(22) }))).toMatchObject({
      status: 409,
      body: { code: 'mail.list_changed' },
    });
    const nobody = letter({
      segment: segment({ cabins: ['inside'], money: 'final_late' }),
      list: 'x'.repeat(22),
    });
    expect((await send(nobody)).body.code).toBe('mail.no_recipients');
  });

  it('is a word in braces that means nothing, and a time that is past', async () => {
    expect((await send(letter({ body: 'Hello {frist name}', list: 'x'.repeat(22) }))).status).toBe(422);
    expect((await send(letter({ sendAt: '2025-01-01T09:00', list: 'x'.repeat(22) }))).body.code).toBe(
      'mail.too_early',
    );
  });

  it('is more than a host may send in a day, with a sentence', async () => {
    await stack.db.query(
      `INSERT INTO host_messages (public_id, trip_id, written_by, subject, body, segment, status, is_list_fixed, counted, send_at, next_look_at, created_at, ended_at)
       SELECT repeat('L', 22), trip_id, written_by, 'x', 'x', segment, 'sent', true, 1990, created_at, created_at, created_at, created_at
         FROM host_messages ORDER BY id DESC LIMIT 1`,
    );
    const everyone = await preview(letter({ segment: segment() }));
    const reply = await send(letter({ segment: segment(), list: everyone.list }));
    expect([reply.status, reply.body.code]).toEqual([429, 'mail.daily_limit']);
    // What counts is the day on which mails go, not the one on which they were written.
    await stack.db.query(
      `UPDATE host_messages SET send_at = '2025-07-20T12:00:00Z' WHERE public_id = repeat('L', 22)`,
    );
    expect((await preview(letter({ segment: segment() }))).leftToday).toBeGreaterThan(1900);
    const then = letter({ segment: segment(), list: everyone.list, sendAt: '2025-07-20T09:00' });
    expect((await send(then)).body.code).toBe('mail.daily_limit');
    await stack.db.query(`DELETE FROM host_messages WHERE public_id = repeat('L', 22)`);
  });
});

describe('a message for later', () => {
  const later = (changes: object = {}) => letter({ sendAt: '2025-07-08T09:00', ...changes });

  it('waits for the trip’s clocks, and goes to those who are meant then', async () => {
    const { recipients, list } = await preview(later());
    const { body: message } = await send(later({ list }));
    expect(message).toMatchObject({ status: 'scheduled', sendAt: '2025-07-08T16:00:00.000Z' });
    expect((await details(message.id)).deliveries).toEqual([]);
    const left = recipients[0]!;
    await stack.db.query(`UPDATE guests SET status = 'cancelled' WHERE id IN ${NAMED}`, [[left.id]]);
    await letItBeDue(stack, message.id);
    const { deliveries } = await gone(message.id);
    expect(deliveries).toHaveLength(recipients.length - 1);
    expect(deliveries.map(({ id }) => id)).not.toContain(left.id);
  });

  it('can be called back while it waits, and not after', async () => {
    const { list } = await preview(later());
    const { body: message } = await send(later({ list }));
    const cancel = () => marisol.call<Answer>('POST', `/api/host/messages/${message.id}/cancel`);
    expect((await cancel()).body.status).toBe('cancelled');
    expect((await cancel()).body.code).toBe('mail.gone');
    await letItBeDue(stack, message.id);
    const { rows } = await stack.db.query(
      `SELECT 1 FROM host_message_recipients r JOIN host_messages m ON m.id = r.message_id WHERE m.public_id = $1`,
      [message.id],
    );
    expect(rows).toEqual([]);
  });
});

it('is sent again to those it missed, and to nobody else', async () => {
  const { list } = await preview(letter());
  const { body: message } = await send(letter({ list }));
  await letItBeDue(stack, message.id);
  const before = await gone(message.id);
  const missed = before.deliveries[0]!;
  await stack.db.query(
    `UPDATE mails SET status = 'failed', last_error = 'EENVELOPE', sent_at = NULL WHERE id = (
       SELECT r.mail_id FROM host_message_recipients r JOIN host_messages m ON m.id = r.message_id
        WHERE r.guest_id IN ${NAMED} AND m.public_id = $2)`,
    [[missed.id], message.id],
  );
  expect((await details(message.id)).deliveries[0]).toMatchObject({
    id: missed.id,
    state: 'failed',
    reason: 'The mail server does not take this address.',
  });
  const resend = () =>
    marisol.call<{ count?: number; code?: string }>(
      'POST',
      `/api/host/messages/${message.id}/resend`,
      {},
      { 'Idempotency-Key': randomUUID() },
    );
  expect((await resend()).body).toEqual({ count: 1 });
  await gone(message.id);
  const after = (await details(message.id)).deliveries;
  expect(after.filter(({ resends }) => resends > 0).map(({ id }) => id)).toEqual([missed.id]);
  expect((await resend()).body.code).toBe('mail.none_missed');
});

it('never goes to who was erased', async () => {
  const { recipients } = await preview(letter({ segment: segment() }));
  const erased = recipients[0]!;
  await stack.db.query(`UPDATE guests SET email = 'deleted@deleted.invalid' WHERE id IN ${NAMED}`, [
    [erased.id],
  ]);
  const rest = await preview(letter({ segment: segment() }));
  expect(rest.recipients.map(({ id }) => id)).not.toContain(erased.id);
});
