import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { runJob } from './support/jobs.js';
import { type Stack, startStack } from './support/stack.js';

let stack: Stack;
const lapsed: number[] = [];

beforeAll(async () => {
  // The demo's day is the 2nd of June 2025.
  stack = await startStack({ env: { DEMO_MODE: '1' } });
  for (const { over, kept, insert } of AGED) {
    await stack.db.query(insert, ['over', over]);
    await stack.db.query(insert, ['kept', kept]);
  }
  await letTwoBookingsLapse();
  await runJob(stack, 'housekeeping');
}, 120_000);
afterAll(() => stack.stop());

const SOMEBODY = '(SELECT min(id) FROM users)';
const THE_TRIP = '(SELECT id FROM trips WHERE is_on_sale)';

/** `$1` is a row's key, `$2` the instant that decides: of one whose time is over, and of one that is kept. */
const AGED: { what: string; over: string; kept: string; insert: string; keys: string }[] = [
  {
    what: 'a session that has ended',
    over: '2025-06-01',
    kept: '2025-06-03',
    insert: `INSERT INTO sessions (id_hash, user_id, created_at, last_seen_at, expires_at)
     VALUES (convert_to($1, 'UTF8'), ${SOMEBODY}, '2025-05-20', '2025-05-20', $2)`,
    keys: `SELECT convert_from(id_hash, 'UTF8') AS key FROM sessions WHERE length(id_hash) < 9`,
  },
  {
    what: 'a link that opens nothing any more',
    over: '2025-06-01',
    kept: '2025-06-03',
    insert: `INSERT INTO one_time_links (token_hash, user_id, purpose, expires_at)
     VALUES (convert_to($1, 'UTF8'), ${SOMEBODY}, 'set_password', $2)`,
    keys: `SELECT convert_from(token_hash, 'UTF8') AS key FROM one_time_links WHERE length(token_hash) < 9`,
  },
  {
    what: 'a proof that nobody gave',
    over: '2025-06-01',
    kept: '2025-06-03',
    insert: `INSERT INTO proof_challenges (key_hash, purpose, expires_at) VALUES (convert_to($1, 'UTF8'), 'sign_in', $2)`,
    keys: `SELECT convert_from(key_hash, 'UTF8') AS key FROM proof_challenges WHERE length(key_hash) < 9`,
  },
  {
    what: 'what a buyer had entered, a day later',
    over: '2025-06-01',
    kept: '2025-06-03',
    insert: `INSERT INTO checkout_drafts (token_hash, trip_id, selection, sealed_travellers, updated_at, expires_at)
     VALUES (convert_to($1, 'UTF8'), ${THE_TRIP}, '{}', '', '2025-05-31', $2)`,
    keys: `SELECT convert_from(token_hash, 'UTF8') AS key FROM checkout_drafts WHERE length(token_hash) < 9`,
  },
  {
    what: 'a message of the contact page, after 30 days',
    over: '2025-05-02',
    kept: '2025-05-04',
    insert: `INSERT INTO contact_messages (fingerprint, sealed, created_at) VALUES (convert_to($1, 'UTF8'), '', $2)`,
    keys: `SELECT convert_from(fingerprint, 'UTF8') AS key FROM contact_messages WHERE length(fingerprint) < 9`,
  },
  {
    what: 'the answer to a booking form, after a day',
    over: '2025-05-31',
    kept: '2025-06-02',
    insert: `INSERT INTO idempotency_keys (scope, key, request_hash, response, created_at) VALUES ('registration', $1, '', '{}', $2)`,
    keys: `SELECT key FROM idempotency_keys WHERE scope = 'registration'`,
  },
];

/** By two people who never paid; the time of the first one's details is over. */
async function letTwoBookingsLapse(): Promise<void> {
  const { rows } = await stack.db.query<{ guestId: number; bookingId: number }>(
    `SELECT min(p.guest_id) AS "guestId", g.booking_id AS "bookingId" FROM guest_private p
       JOIN guests g ON g.id = p.guest_id GROUP BY g.booking_id ORDER BY g.booking_id LIMIT 2`,
  );
  for (const [i, bookedOn] of ['2025-05-25', '2025-05-27'].entries()) {
    const { guestId, bookingId } = rows[i]!;
    lapsed.push(guestId);
    await stack.db.query('UPDATE guests SET amount_paid_cents = 0 WHERE booking_id = $1', [bookingId]);
    await stack.db.query(
      `UPDATE bookings SET status = 'expired', confirmed_at = NULL, seats_held = 0, created_at = $2 WHERE id = $1`,
      [bookingId, bookedOn],
    );
  }
}

it.each(AGED)('$what is forgotten, and not before', async ({ keys }) => {
  expect((await stack.db.query(keys)).rows).toEqual([{ key: 'kept' }]);
});

it('what is private of travellers who never paid is forgotten seven days after they booked', async () => {
  const { rows } = await stack.db.query('SELECT guest_id FROM guest_private WHERE guest_id = ANY ($1)', [
    lapsed,
  ]);
  expect(rows).toEqual([{ guest_id: lapsed[1] }]);
});

it('a timetable that an older version left is taken down', async () => {
  await stack.db.query(
    `INSERT INTO jobs.schedule (name, cron, timezone) SELECT name, '* * * * *', 'UTC' FROM jobs.queue WHERE name = 'mail.send'`,
  );
  const names = async () => (await stack.db.query('SELECT name FROM jobs.schedule')).rows;
  expect(await names()).toContainEqual({ name: 'mail.send' });
  await stack.restart({});
  expect(await names()).toContainEqual({ name: 'housekeeping' });
  expect(await names()).not.toContainEqual({ name: 'mail.send' });
});
