import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { RemindersSentDto } from '../src/modules/host/money-desk/reminders.dto.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { openTransactions } from './support/open-transactions.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { remindersTo } from './support/reminder-mails.js';
import { type Stack, startStack } from './support/stack.js';
import { standStill } from './support/stand-still.js';

let stack: Stack;
let mailServer: MailServer;
let host: HostDesk;

beforeAll(async () => {
  mailServer = await MailServer.start();
  stack = await startStack({ env: { SMTP_URL: mailServer.url } });
  const tripId = await aTripOnSale(stack);
  await stack.db.query("UPDATE trips SET time_zone = 'UTC' WHERE id = $1", [tripId]);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(async () => {
  await stack.stop();
  mailServer.stop();
});

const begin = openTransactions(() => stack.db);

/** Does in a transaction of its own what the hourly job does, and answers how that transaction ends. */
async function theJobWrites(email: string, bookingId: string) {
  const { query, end } = await begin();
  await query(
    `INSERT INTO mails (kind, ref, recipient, data, next_attempt_at, created_at)
     SELECT 'payment_reminder', $1 || ':' || day, $1,
            jsonb_build_object('bookingIds', json_build_array(b.id), 'day', day, 'asked', '[]'::jsonb), now(), now()
       FROM bookings b, to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day WHERE b.public_id = $2`,
    [email, bookingId],
  );
  return end;
}

const remindMany = (bookings: readonly Booked[]) =>
  host.visitor.call<RemindersSentDto>(
    'POST',
    '/api/host/reminders',
    { bookingIds: bookings.map(({ bookingId }) => bookingId) },
    { 'Idempotency-Key': randomUUID() },
  );
const isLogged = async ({ bookingId }: Booked) => {
  const { activity } = (await host.read(bookingId, 'money')).body;
  return activity.some(({ action }) => action === 'reminder.sent');
};
/** Its next part falls due in three days. */
async function falling(email: string): Promise<Booked> {
  const booked = await Booked.of(stack, email, 'installment');
  await stack.db.query(
    `UPDATE instalments SET due_on = (now() AT TIME ZONE 'UTC')::date + 3
      WHERE position = 2 AND booking_id = (SELECT id FROM bookings WHERE public_id = $1)`,
    [booked.bookingId],
  );
  return booked;
}

describe('a reminder by a host at the instant of the hourly one', () => {
  it('is none, and the host hears so: the one mail of the day names the other booking', async () => {
    const email = 'instant@example.com';
    const asked = await Booked.of(stack, email, 'installment');
    const other = await falling(email);
    const end = await theJobWrites(email, other.bookingId);
    const answer = host.post(asked.bookingId, 'reminders');
    await standStill(stack, 1);
    await end('COMMIT');
    expect(await answer).toMatchObject({ status: 409, body: { code: 'reminder.sent_today' } });
    expect(await isLogged(asked)).toBe(false);
    await stack.db.query('UPDATE mails SET next_attempt_at = now() WHERE recipient = $1', [email]);
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
    // Long lines are folded on the way.
    const text = remindersTo(mailServer, email)[0]!.body.replaceAll(/=\r?\n/g, '');
    expect(text).toContain(other.holder.id);
    expect(text).not.toContain(asked.holder.id);
  });

  it('goes out after all when the other one does not come about', async () => {
    const email = 'undone@example.com';
    const asked = await Booked.of(stack, email, 'installment');
    const end = await theJobWrites(email, asked.bookingId);
    const answer = host.post(asked.bookingId, 'reminders');
    await standStill(stack, 1);
    await end('ROLLBACK');
    expect((await answer).status).toBe(201);
    expect(await isLogged(asked)).toBe(true);
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
  });

  it('to many reaches the others, and says who had been reminded', async () => {
    const [email, free] = ['raced@example.com', await Booked.of(stack, 'free@example.com', 'installment')];
    const asked = await Booked.of(stack, email, 'installment');
    const end = await theJobWrites(email, (await falling(email)).bookingId);
    const answer = remindMany([asked, free]);
    await standStill(stack, 1);
    await end('COMMIT');
    const { status, body } = await answer;
    const outcomes = body.candidates.map(({ bookingId, whyNot }) => [bookingId, whyNot]);
    expect(status).toBe(200);
    expect(new Map(outcomes as [string, string | null][])).toEqual(
      new Map([
        [asked.bookingId, 'sent_today'],
        [free.bookingId, null],
      ]),
    );
    expect(body.mails).toBe(1);
    expect([await isLogged(asked), await isLogged(free)]).toEqual([false, true]);
    await eventually(() => expect(remindersTo(mailServer, 'free@example.com')).toHaveLength(1));
    const { rows } = await stack.db.query(
      `SELECT summary ->> 'text' AS text FROM trip_news WHERE summary ->> 'text' LIKE '%reminder%' ORDER BY id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ text: 'A payment reminder was sent' }]);
  });
});

it('two hosts who remind the same people at once are both answered, and each person gets one mail', async () => {
  const [one, two] = ['order-a@example.com', 'order-b@example.com'];
  const bookings = [await Booked.of(stack, one, 'installment'), await Booked.of(stack, two, 'installment')];
  // What comes second stands still, while the first is written and not yet kept.
  const end = await theJobWrites(two, bookings[1]!.bookingId);
  const many = remindMany(bookings);
  await standStill(stack, 1, 'INSERT INTO "mails"');
  const single = host.post(bookings[0]!.bookingId, 'reminders');
  await standStill(stack, 1, 'SELECT "Booking"');
  await end('ROLLBACK');
  expect((await many).body).toMatchObject({ mails: 2 });
  expect(await single).toMatchObject({ status: 409, body: { code: 'reminder.sent_today' } });
  for (const email of [one, two])
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
});
