import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountHolders, isIn, PASSWORD, post } from './support/account-holders.js';
import { Booked } from './support/booked.js';
import { aTripOnSale, Buyer } from './support/purchase.js';
import { type Stack, startStack } from './support/stack.js';

/** Where what somebody is called, or has written, could have stayed behind. */
const HOLD_NAMES = [
  'users',
  'guests',
  'mails',
  'guest_private',
  'sessions',
  'one_time_links',
  'bookings',
  'message_reports',
  'activity_log',
  'reviews',
];

let stack: Stack;
const people = new AccountHolders(() => stack);
/** What somebody with a place on the trip on sale says of it. */
const reviewed = (email: string, comment: string) =>
  stack.db.query(
    `INSERT INTO reviews (trip_id, user_id, name, location, package, rating, comment, trip_year, created_at)
     SELECT t.id, g.user_id, 'R. S.', '', 'Balcony', 5, $2, 2025, now()
       FROM guests g JOIN trips t ON t.id = g.trip_id AND t.is_on_sale WHERE g.email = $1`,
    [email, comment],
  );

beforeAll(async () => {
  stack = await startStack({ env: { DEMO_MODE: '1', TRUST_PROXY_HOPS: '1' } });
}, 120_000);
afterAll(() => stack.stop());

describe('of one’s data', () => {
  it('a copy holds everything about this person, and nothing of others (SEC-69)', async () => {
    const { visitor } = await people.demo('nina');
    await reviewed('nina.okafor@example.com', 'The band played on until four');
    const { status, body } = await post(visitor, 'export');
    expect(status).toBe(200);
    const text = JSON.stringify(body);
    const told = ['San Diego', 'The band played on until four'];
    for (const own of ['nina.okafor@example.com', '1991-02-14', 'DEMO', 'Ensenada', 'messages', ...told])
      expect(text).toContain(own);
    for (const others of ['daniel.okafor@example.com', '1989-11-03', 'argon2'])
      expect(text).not.toContain(others);
    const { rows } = await stack.db.query(`SELECT 1 FROM activity_log WHERE action = 'account.exported'`);
    expect(rows).toHaveLength(1);
    await post(visitor, 'export');
    await post(visitor, 'export');
    expect((await post(visitor, 'export')).status).toBe(429);
  });

  it('nothing is erased while a trip is ahead, while money is on its way, and of who hosts (SEC-70)', async () => {
    const erase = async (username: string) => {
      const { visitor, password } = await people.demo(username);
      return (await post(visitor, 'erase', { password, confirms: true })).body;
    };
    expect(await erase('lucas')).toMatchObject({ code: 'erase.trip_ahead' });
    expect(await erase('theo')).toMatchObject({
      code: 'erase.host',
      message: expect.stringContaining('take you off it'),
    });
  });

  it('after the trip the person is forgotten and the money rows stay (SEC-70)', async () => {
    await aTripOnSale(stack);
    const booked = await Booked.of(stack, 'forget.me@example.com', 'full', '203.0.113.9');
    const namesake = await Booked.of(stack, 'namesake@example.com', 'full', '203.0.113.10');
    await booked.at({ paidDaysAgo: 40, sailsInDays: -500 });
    await stack.db.query(`UPDATE trips SET end_date = '2025-01-02' WHERE is_on_sale`);
    await stack.db.query(
      `UPDATE guests SET home_town = 'Lamplight Bay', about = 'I keep the light of forget.me@example.com',
              boarding_code = 'CodeOfOneToBeForgotten', boarded_at = now()
        WHERE email = 'forget.me@example.com'`,
    );
    await stack.db.query(`UPDATE bookings SET ended_reason = 'I, forget.me@, am ill' WHERE public_id = $1`, [
      booked.bookingId,
    ]);
    await reviewed('forget.me@example.com', 'I am forget.me@example.com, and it was fine');
    const reset = people.visitor();
    await reset.call('POST', '/api/auth/reset', { login: 'forget.me@example.com' });
    const token = await people.tokenTo('forget.me@example.com', 'password_reset');
    await reset.call('POST', '/api/auth/set-password', { token, password: PASSWORD });
    await stack.db.query(
      `WITH said AS (
         INSERT INTO messages (trip_id, seq, user_id, client_id, content, timestamp)
         SELECT t.id, 1, g.user_id, gen_random_uuid(), 'Hello', now() FROM trips t JOIN guests g ON g.trip_id = t.id
          WHERE g.email = 'namesake@example.com' RETURNING trip_id, seq
       )
       INSERT INTO message_reports (trip_id, seq, reporter_id, reason, reported_at)
       SELECT said.trip_id, said.seq, g.user_id, 'They wrote to forget.me@example.com', now()
         FROM said JOIN guests g ON g.email = 'forget.me@example.com'`,
    );
    const told = async ({ bookingId }: Booked) => {
      const { rows } = await stack.db.query<{ text: string }>(
        `SELECT summary->>'text' AS text FROM trip_news WHERE summary->>'bookingId' = $1 ORDER BY row_id`,
        [bookingId],
      );
      return rows.map(({ text }) => text);
    };
    const lines = (name: string) => [`${name} is booking Inside Cabin for 1`, `${name} paid $808`];
    expect(await told(booked)).toEqual(lines('Quinn S.'));
    const counted = () =>
      stack.db.query(`SELECT count(*)::int AS n, sum(amount_cents)::int AS cents FROM ledger_entries`);
    const { rows: before } = await counted();

    expect((await post(reset, 'erase', { password: 'wrong', confirms: true })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD })).status).toBe(422);
    expect((await post(reset, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);

    expect(await isIn(reset)).toBe(false);
    expect((await people.logIn('forget.me@example.com')).status).toBe(401);
    expect((await counted()).rows).toEqual(before);
    expect(await told(booked)).toEqual(lines('Deleted user'));
    expect(await told(namesake)).toEqual(lines('Quinn S.'));
    for (const table of HOLD_NAMES) {
      const { rows } = await stack.db.query(`SELECT 1 FROM ${table} t WHERE t::text ILIKE '%forget.me@%'`);
      expect([table, rows.length]).toEqual([table, 0]);
    }
    const { rows: towns } = await stack.db.query(`SELECT 1 FROM guests
        WHERE home_town = 'Lamplight Bay' OR boarding_code = 'CodeOfOneToBeForgotten' OR boarded_at IS NOT NULL`);
    expect(towns).toEqual([]);
  });

  it('who is forgotten keeps no place, stands in no line, and no mail to an address they booked under is left', async () => {
    const quitter = await people.member('quitter');
    const [kept, waits] = [Buyer.of(stack), Buyer.of(stack)];
    for (const [buyer, name] of [
      [kept, 'kept'],
      [waits, 'waits'],
    ] as const)
      expect((await buyer.order(`${name}.by.quitter@example.com`)).status).toBe(201);
    const set = ({ orderId }: Buyer, values: string) =>
      stack.db.query(
        `UPDATE bookings SET user_id = (SELECT id FROM users WHERE username = 'quitter'), ${values}
          WHERE id = (SELECT booking_id FROM payments WHERE provider_order_id = $1)`,
        [orderId],
      );
    await set(kept, 'hold_expires_at = NULL');
    await set(
      waits,
      `status = 'waitlist', seats_held = 0, hold_expires_at = NULL, waitlisted_at = created_at`,
    );
    await stack.db.query(
      `INSERT INTO mails (kind, ref, recipient, data, status, next_attempt_at, created_at)
       VALUES ('receipt', 'to-quitter', 'kept.by.quitter@example.com', '{}', 'sent', now(), now())`,
    );
    const taken = async () =>
      (await stack.db.query<{ seats: number }>('SELECT seats_taken AS seats FROM trips WHERE is_on_sale'))
        .rows[0]!.seats;
    const before = await taken();
    expect((await post(quitter, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);
    expect(await taken()).toBe(before - 1);
    const { rows } = await stack.db.query<{ status: string }>(
      `SELECT b.status FROM bookings b JOIN payments p ON p.booking_id = b.id WHERE p.provider_order_id = ANY ($1)`,
      [[kept.orderId, waits.orderId]],
    );
    expect(rows).toEqual([{ status: 'cancelled' }, { status: 'cancelled' }]);
    const left = await stack.db.query(`SELECT FROM mails WHERE recipient ILIKE '%by.quitter@%'`);
    expect(left.rowCount).toBe(0);
  });

  it('mails to an address that somebody has left are in the copy of their data, and go with them', async () => {
    const mover = await people.member('mover');
    await people.prove('mover@example.com');
    await post(mover, 'email', { email: 'moved.on@example.com', password: PASSWORD });
    const token = await people.tokenTo('moved.on@example.com', 'email_confirm');
    expect((await people.visitor().call('POST', '/api/auth/confirm-email', { token })).status).toBe(200);
    const kinds = ({ body }: { body: unknown }) =>
      (body as { account: { mails: { kind: string }[] } }).account.mails.map(({ kind }) => kind);
    expect(kinds(await post(mover, 'export'))).toEqual(
      expect.arrayContaining(['email_proof', 'email_changed', 'email_confirm']),
    );
    expect((await post(mover, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);
    const left = await stack.db.query(`SELECT FROM mails WHERE recipient ~ '^(mover|moved.on)@'`);
    expect(left.rowCount).toBe(0);
  });

  it('what hosts were told of who asked to be one, and hosted, goes with the name', async () => {
    const email = 'vesper@example.com';
    const names = { firstName: 'Vesper', lastName: 'Sample', username: 'vesper', email };
    const account = { ...names, role: 'host', password: PASSWORD, confirmPassword: PASSWORD };
    expect((await people.visitor().call('POST', '/api/auth/register', account)).status).toBe(201);
    const { rows } = await stack.db.query<{ id: number; userId: number; tripId: number }>(
      `SELECT r.id, r.user_id AS "userId", h.trip_id AS "tripId" FROM host_requests r, trip_hosts h
         JOIN users o ON o.id = h.user_id
        WHERE r.user_id = (SELECT id FROM users WHERE username = 'vesper') AND o.username = 'marisol' AND h.is_owner
        LIMIT 1`,
    );
    const { id, userId, tripId } = rows[0]!;
    const owner = (await people.demo('marisol')).visitor;
    const hosts = `/api/host/trips/${tripId}/hosts`;
    await people.prove(email);
    expect((await owner.call('POST', `/api/host/requests/${id}/approve`, {})).status).toBe(200);
    const rights = { money: false, documents: false, messages: false };
    expect((await owner.call('POST', hosts, { login: 'vesper', ...rights })).status).toBe(200);
    expect((await owner.call('DELETE', `${hosts}/${userId}`)).status).toBe(200);
    const told = async (name: string) => {
      const { rows: lines } = await stack.db.query<{ text: string }>(
        `SELECT DISTINCT summary->>'text' AS text FROM trip_news WHERE starts_with(summary->>'text', $1)`,
        [name],
      );
      return lines.map(({ text }) => text);
    };
    const ofRequest = (name: string) => [`${name} asked to be a host`, `${name} was approved as a host`];
    expect(await told('Vesper')).toEqual(expect.arrayContaining(ofRequest('Vesper S.')));
    expect(await told('Vesper Sample hosts ')).toHaveLength(1);

    const { visitor } = await people.logIn('vesper');
    expect((await post(visitor, 'erase', { password: PASSWORD, confirms: true })).status).toBe(204);
    expect(await told('Vesper')).toEqual([]);
    expect(await told('Deleted user')).toEqual(expect.arrayContaining(ofRequest('Deleted user')));
    expect(await told('Deleted user hosts ')).toHaveLength(1);
  });
});
