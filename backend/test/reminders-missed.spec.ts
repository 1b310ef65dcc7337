import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { assertBooksBalance } from './support/books.js';
import { Booked } from './support/booked.js';
import { eventually } from './support/eventually.js';
import { runJob } from './support/jobs.js';
import { MailServer } from './support/mail-server.js';
import { aTripOnSale } from './support/purchase.js';
import { remindersTo } from './support/reminder-mails.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
let mailServer: MailServer;
jest.setTimeout(120_000);

beforeAll(async () => {
  mailServer = await MailServer.start();
  stack = await startStack({ env: { DEMO_MODE: '1', SMTP_URL: mailServer.url, DEMO_CLOCK_START: NOON } });
  const tripId = await aTripOnSale(stack);
  await stack.db.query("UPDATE trips SET time_zone = 'UTC' WHERE id = $1", [tripId]);
}, 120_000);
afterEach(() => assertBooksBalance(stack));
afterAll(async () => {
  await stack.stop();
  mailServer.stop();
});

/** The server's day begins here: at noon, when mail may go out. */
const NOON = `${new Date().toISOString().slice(0, 10)}T12:00:00Z`;
const DAY = 24 * 60 * 60 * 1_000;

/** The server is down for so many days, and comes back at the same hour. */
async function downFor(days: number): Promise<void> {
  const [node] = stack.nodes;
  await node!.process.kill9();
  await stack.db.query(
    `UPDATE settings SET value = to_jsonb((value #>> '{}')::bigint + $1) WHERE key = 'demo_clock_offset_ms'`,
    [days * DAY],
  );
  await node!.process.start();
}
const theHourComes = () => runJob(stack, 'reminders');
/** The next part of a booking is due so many days from the server's today; the last one long after. */
const dueIn = (booked: Booked, days: number) =>
  stack.db.query(
    `UPDATE instalments i SET due_on = ((now() + make_interval(secs => s.value::text::bigint / 1000.0)) AT TIME ZONE 'UTC')::date
                                       + $2::int + (i.position - 2) * 60
       FROM bookings b, settings s
      WHERE b.id = i.booking_id AND b.public_id = $1 AND i.position > 1 AND s.key = 'demo_clock_offset_ms'`,
    [booked.bookingId, days],
  );
const aPlan = async (email: string, days: number) => {
  const booked = await Booked.of(stack, email, 'installment');
  await dueIn(booked, days);
  return booked;
};

it('a reminder does not go out to who booked on its very day: they have just read what is due', async () => {
  await aPlan('today@example.com', 3);
  await (await aPlan('yesterday@example.com', 3)).paidDaysAgo(1);
  await theHourComes();
  await eventually(() => expect(remindersTo(mailServer, 'yesterday@example.com')).toHaveLength(1));
  expect(await states('today@example.com')).toEqual([]);
});

describe('a reminder whose day passed while the server was down', () => {
  it('goes out at the next run: the newest one of a part only, in the words of that day, once', async () => {
    await aPlan('week@example.com', 8);
    await aPlan('newest@example.com', 10);
    const paid = await aPlan('settled@example.com', 8);
    await aPlan('two@example.com', 8);
    await aPlan('two@example.com', 5);
    await aPlan('far@example.com', 20);
    await theHourComes();
    expect(remindersTo(mailServer, 'week@example.com')).toEqual([]);
    await paid.holder.pay('balance', '637.00');

    await downFor(4);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, 'two@example.com')).toHaveLength(1));
    await eventually(() => expect(remindersTo(mailServer, 'week@example.com')).toHaveLength(1));
    await eventually(() => expect(remindersTo(mailServer, 'newest@example.com')).toHaveLength(1));
    expect(remindersTo(mailServer, 'week@example.com')[0]!.body).toContain('$425 is due in 4 days');
    expect(remindersTo(mailServer, 'newest@example.com')[0]!.body).toContain('is due in 6 days');
    expect(remindersTo(mailServer, 'two@example.com')[0]!.body).toContain('is due in 4 days');
    expect(remindersTo(mailServer, 'two@example.com')[0]!.body).toContain('is due tomorrow');

    await theHourComes();
    await downFor(4);
    await theHourComes();
    await eventually(() => expect(remindersTo(mailServer, 'newest@example.com')).toHaveLength(2));
    // Three days before, on the day: the newest alone speaks.
    await eventually(() => expect(remindersTo(mailServer, 'week@example.com')).toHaveLength(2));
    expect(remindersTo(mailServer, 'newest@example.com')[1]!.body).toContain('is due in 2 days');
    expect(remindersTo(mailServer, 'week@example.com')[1]!.body).toContain('is due today');
    expect(remindersTo(mailServer, 'settled@example.com')).toEqual([]);
    expect(remindersTo(mailServer, 'far@example.com')).toEqual([]);
  });

  it('while mail could not be sent waits, and only the newer of two is sent', async () => {
    await (await aPlan('queue@example.com', 7)).paidDaysAgo(1);
    await mailsHeldBack();
    await theHourComes();
    await downFor(4);
    await theHourComes();
    await mailsReleased();
    await eventually(async () => expect(await states('queue@example.com')).toEqual(['needless', 'sent']));
    expect(remindersTo(mailServer, 'queue@example.com')).toHaveLength(1);
    expect(remindersTo(mailServer, 'queue@example.com')[0]!.body).toContain('is due in 3 days');
  });
});

/** New mails wait: a rule of the database keeps them from their turn. */
async function mailsHeldBack(): Promise<void> {
  await stack.db.query(`CREATE FUNCTION hold_back() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.next_attempt_at := 'infinity'; RETURN NEW; END $$`);
  await stack.db.query(
    'CREATE TRIGGER hold_back BEFORE INSERT ON mails FOR EACH ROW EXECUTE FUNCTION hold_back()',
  );
}

async function mailsReleased(): Promise<void> {
  await stack.db.query('DROP TRIGGER hold_back ON mails');
  await stack.db.query("UPDATE mails SET next_attempt_at = 'epoch' WHERE status = 'pending'");
}

async function states(email: string): Promise<string[]> {
  const { rows } = await stack.db.query<{ status: string }>(
    "SELECT status FROM mails WHERE kind = 'payment_reminder' AND recipient = $1 ORDER BY id",
    [email],
  );
  return rows.map(({ status }) => status);
}
