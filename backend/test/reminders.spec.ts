import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import PgBoss from 'pg-boss';
import { queueOptions } from '../src/platform/jobs/queue-options.js';
import { assertBooksBalance } from './support/books.js';
import { Booked, HostDesk } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { MailServer } from './support/mail-server.js';
import { aHost } from './support/people.js';
import { aTripOnSale } from './support/purchase.js';
import { remindersTo } from './support/reminder-mails.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let mailServer: MailServer;
let host: HostDesk;
let jobs: PgBoss;
let tripId: number;

/** Reminders go out in the daytime of the trip, which is far from over here; and no two trips have another day. */
const DAYTIME = zoneWhereItIsNoon();
function zoneWhereItIsNoon(): string {
  const hours = 12 - new Date().getUTCHours();
  return hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
}

beforeAll(async () => {
  mailServer = await MailServer.start();
  stack = await startStack({ nodes: 2, env: { SMTP_URL: mailServer.url } });
  tripId = await aTripOnSale(stack);
  await stack.db.query('UPDATE trips SET time_zone = $2 WHERE id = $1', [tripId, DAYTIME]);
  host = new HostDesk(stack, await aHost(stack, [tripId]));
  jobs = new PgBoss({
    ...queueOptions(stack.db.options.connectionString!),
    supervise: false,
    schedule: false,
  });
  await jobs.start();
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(async () => {
  await jobs.stop({ graceful: false });
  await stack.stop();
  mailServer.stop();
});

/** The next part of a booking that was made the day before is due so many days from today, in the trip's zone. */
async function dueIn(booked: Booked, days: number): Promise<void> {
  await booked.paidDaysAgo(1);
  await stack.db.query(
    `UPDATE instalments i SET due_on = (now() AT TIME ZONE t.time_zone)::date + $2::int + (i.position - 2) * 20
       FROM bookings b JOIN trips t ON t.id = b.trip_id
      WHERE b.id = i.booking_id AND b.public_id = $1 AND i.position > 1`,
    [booked.bookingId, days],
  );
}
/** The hourly job, on whichever node takes it first. */
const theHourComes = async () => {
  const id = await jobs.send('reminders', {});
  await eventually(async () =>
    expect((await jobs.getJobById('reminders', id ?? ''))?.state).toBe('completed'),
  );
};
const rowsOf = async (email: string) => {
  const { rows } = await stack.db.query<{ status: string }>(
    "SELECT status FROM mails WHERE kind = 'payment_reminder' AND recipient = $1",
    [email],
  );
  return rows.map(({ status }) => status);
};

describe('a reminder', () => {
  it.each([
    [7, 'is due in 7 days'],
    [3, 'is due in 3 days'],
    [0, 'is due today'],
    [-2, 'was due 2 days ago'],
  ])('goes out %i days before the date', async (days, words) => {
    const email = `in${days}@example.com`;
    await dueIn(await Booked.of(stack, email, 'installment'), days);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
    expect(remindersTo(mailServer, email)[0]!.body).toContain(`$425 ${words}`);
  });

  it('does not go out on other days', async () => {
    const days = [8, 6, 4, 2, 1, -1, -3];
    const booked = await Promise.all(
      days.map((day) => Booked.of(stack, `quiet${day}@example.com`, 'installment')),
    );
    await Promise.all(booked.map((one, i) => dueIn(one, days[i]!)));
    await theHourComes();
    for (const day of days) expect(await rowsOf(`quiet${day}@example.com`)).toEqual([]);
  });

  it('of two bookings of one person is one mail', async () => {
    const [one, two] = [
      await Booked.of(stack, 'two@example.com', 'installment'),
      await Booked.of(stack, 'two@example.com', 'installment'),
    ];
    await dueIn(one, 3);
    await dueIn(two, 0);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, 'two@example.com')).toHaveLength(1));
    const [mail] = remindersTo(mailServer, 'two@example.com');
    expect(mail!.body).toContain('is due in 3 days');
    expect(mail!.body).toContain('is due today');
  });

  it('of two trips of one person is one mail as well', async () => {
    const here = await Booked.of(stack, 'sailor@example.com', 'installment');
    const other = await aTripOnSale(stack);
    await stack.db.query('UPDATE trips SET time_zone = $2 WHERE id = $1', [other, DAYTIME]);
    const there = await Booked.of(stack, 'sailor@example.com', 'installment');
    await stack.db.query('UPDATE trips SET is_on_sale = false WHERE id = $1', [other]);
    await stack.db.query('UPDATE trips SET is_on_sale = true WHERE id = $1', [tripId]);
    await dueIn(here, 7);
    await dueIn(there, -2);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, 'sailor@example.com')).toHaveLength(1));
    const [mail] = remindersTo(mailServer, 'sailor@example.com');
    expect(mail!.body).toContain('is due in 7 days');
    expect(mail!.body).toContain('was due 2 days ago');
  });

  it('PAY-35: is sent once a day, whoever runs the job how often', async () => {
    const booked = await Booked.of(stack, 'once@example.com', 'installment');
    await dueIn(booked, 3);
    for (let hour = 0; hour < 3; hour++) await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, 'once@example.com')).toHaveLength(1));
    expect(await rowsOf('once@example.com')).toEqual(['sent']);
    const again = await host.post(booked.bookingId, 'reminders');
    expect(again).toMatchObject({ status: 409, body: { code: 'reminder.sent_today' } });
  });

  it('PAY-35: whose node dies while it sends it goes out again as the same mail', async () => {
    const email = 'midway@example.com';
    await dueIn(await Booked.of(stack, email, 'installment'), 3);
    mailServer.isSilent = true;
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
    expect(await rowsOf(email)).toEqual(['pending']);
    await Promise.all(stack.nodes.map((node) => node.process.kill9()));
    mailServer.isSilent = false;
    await Promise.all(stack.nodes.map((node) => node.process.start()));
    await stack.db.query("UPDATE mails SET next_attempt_at = now() WHERE status = 'pending'");
    await theHourComes();
    await eventually(async () => expect(await rowsOf(email)).toEqual(['sent']));
    expect(remindersTo(mailServer, email)).toHaveLength(2);
    // A mail box shows the two as one.
    expect(new Set(remindersTo(mailServer, email).map(({ head }) => head.get('message-id'))).size).toBe(1);
    expect(new Set(remindersTo(mailServer, email).map(({ body }) => body)).size).toBe(1);
  }, 120_000);

  it('PAY-35: of what was paid before it could be sent is never sent', async () => {
    const booked = await Booked.of(stack, 'paid@example.com', 'installment');
    await dueIn(booked, 3);
    const later =
      "UPDATE mails SET next_attempt_at = $1 WHERE kind = 'payment_reminder' AND recipient = 'paid@example.com'";
    await stack.db.query(
      `INSERT INTO mails (kind, ref, recipient, data, next_attempt_at, created_at)
       SELECT 'payment_reminder', 'paid@example.com:waits', 'paid@example.com', jsonb_build_object('bookingIds', json_build_array(id)),
              now() + interval '1 hour', now() FROM bookings WHERE public_id = $1`,
      [booked.bookingId],
    );
    await booked.holder.pay('balance', '637.00');
    await stack.db.query(later, [new Date()]);
    await eventually(async () => expect(await rowsOf('paid@example.com')).toEqual(['needless']));
    await theHourComes();
    expect(remindersTo(mailServer, 'paid@example.com')).toEqual([]);
  });

  it('by a host goes out at once, at most once a day, and only where something is owed', async () => {
    const booked = await Booked.of(stack, 'host@example.com', 'installment');
    expect(await host.post(booked.bookingId, 'reminders')).toMatchObject({
      status: 201,
      body: { sentTo: 'h***@example.com' },
    });
    await eventually(() => expect(remindersTo(mailServer, 'host@example.com')).toHaveLength(1));
    expect((await host.post(booked.bookingId, 'reminders')).body.code).toBe('reminder.sent_today');
    expect((await host.read(booked.bookingId, 'money')).body.activity[0]).toMatchObject({
      action: 'reminder.sent',
    });
    const paid = await Booked.of(stack, 'nothing@example.com');
    expect((await host.post(paid.bookingId, 'reminders')).body.code).toBe('reminder.nothing_owed');
  });

  it('by a host before the hour of the automatic one names what that would have said, in the one mail of the day', async () => {
    const email = 'both@example.com';
    const [asked, falling, quiet] = [
      await Booked.of(stack, email, 'installment'),
      await Booked.of(stack, email, 'installment'),
      await Booked.of(stack, email, 'installment'),
    ];
    await dueIn(asked, 30);
    await dueIn(falling, 3);
    await dueIn(quiet, 50);
    const preview = await host.visitor.call<{ letter: { text: string } }>(
      'POST',
      '/api/host/reminders/preview',
      {
        bookingIds: [asked.bookingId],
      },
    );
    expect((await host.post(asked.bookingId, 'reminders')).status).toBe(201);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, email)).toHaveLength(1));
    // Long lines are folded on the way.
    const text = remindersTo(mailServer, email)[0]!.body.replaceAll(/=\r?\n/g, '');
    expect(text).toContain('is due in 30 days');
    expect(text).toContain('is due in 3 days');
    expect(text).toContain(falling.holder.id);
    expect(text).not.toContain(quiet.holder.id);
    expect(preview.body.letter.text).toContain('is due in 3 days');
  });
});
