import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DataSource } from 'typeorm';
import type { DemoLoginDto } from '../src/demo/demo.dto.js';
import { seedDemo } from '../src/demo/seed.js';
import { passwordMatches } from '../src/modules/auth/passwords.js';
import { User } from '../src/modules/auth/user.entity.js';
import { ChatActivities } from '../src/modules/chat/people/chat-activity.js';
import { TripAccess } from '../src/modules/guests/trip-access.service.js';
import { HostActions } from '../src/modules/host/actions/host-actions.service.js';
import { LocalBus } from '../src/platform/realtime/local-bus.js';
import { DemoDatabase, StoppedClock, value } from './demo-database.js';

const publicFolder = fileURLToPath(new URL('../../frontend/public', import.meta.url));

let demo: DemoDatabase;
let db: DataSource;

beforeAll(async () => {
  demo = await DemoDatabase.start();
  db = await demo.create('seeded');
  await seedDemo(db, demo.clock, { ...demo.options, loginsFile: demo.loginsFile });
}, 120_000);

afterAll(() => demo?.stop());

it("has something of every kind of work on the first host's desk", async () => {
  const { id } = await db.manager.findOneByOrFail(User, { username: 'marisol' });
  // A trip that waits to be called off is shut: the demo's are all there to be looked at.
  const { callOffsToConfirm, ...waiting } = await new HostActions(
    db,
    demo.clock,
    new TripAccess(db, demo.clock),
  ).waiting({ userId: id, right: null }, undefined);
  const nothing = Object.entries(waiting).filter(([, count]) => !count);
  expect(nothing).toEqual([]);
  expect(callOffsToConfirm).toBe(0);
});

describe('the chat of the cruise on sale', () => {
  it('counts as the specification says: 24 messages today, 8 of 12 active, 156 photos', async () => {
    const activities = new ChatActivities(db, demo.clock, new LocalBus());
    expect(await activities.current(1)).toEqual({
      messagesToday: 24,
      activeMembers: 8,
      totalMembers: 12,
      photosShared: 156,
    });
  });

  it('has 24 messages today even when the demo starts just after midnight', async () => {
    const clock = new StoppedClock(new Date('2025-06-02T00:20:00-07:00'));
    const early = await demo.create('early');
    await seedDemo(early, clock, demo.options);
    expect((await new ChatActivities(early, clock, new LocalBus()).current(1)).messagesToday).toBe(24);
    expect(await value(early, `SELECT max(timestamp) < '2025-06-02T00:20:00-07:00' FROM messages`)).toBe(
      true,
    );
  });

  it('has some forty messages of the days before', async () => {
    expect(
      await value(db, `SELECT count(*) FROM messages WHERE timestamp < '2025-06-02T00:00:00-07:00'`),
    ).toBe(40);
  });

  it('numbers them without holes in the order of their times', async () => {
    const log = await db.query<{ seq: number; reply_to: number | null }[]>(
      'SELECT seq, reply_to FROM messages ORDER BY timestamp, seq',
    );
    expect(log.map((m) => m.seq)).toEqual(log.map((_, i) => i + 1));
    expect(log.every((m) => m.reply_to === null || (m.reply_to >= 1 && m.reply_to < m.seq))).toBe(true);
    expect(await value(db, `SELECT head FROM chat_rooms WHERE trip_id = 1`)).toBe(log.length);
  });

  it('was seen by nobody whom it does not let in', async () => {
    const seen = `SELECT DISTINCT g.access_granted FROM guests g JOIN chat_members m USING (trip_id, user_id)`;
    expect(await db.query(seen)).toEqual([{ access_granted: true }]);
  });

  it('has three messages that the first demo guest has not read', async () => {
    const unread = `SELECT head - read_seq FROM chat_members JOIN chat_rooms USING (trip_id) JOIN users u ON u.id = user_id`;
    expect(await value(db, `${unread} WHERE u.username = 'nina'`)).toBe(3);
  });

  it('has nobody speak before they had paid, or leave their own words unread', async () => {
    const early = `SELECT m.seq FROM messages m JOIN guests g ON g.user_id = m.user_id JOIN bookings b ON b.id = g.booking_id
      WHERE m.timestamp < coalesce(b.paid_at, b.created_at)`;
    expect(await db.query(early)).toEqual([]);
    const unread = `SELECT m.seq FROM messages m LEFT JOIN chat_members c USING (trip_id, user_id) WHERE m.seq > coalesce(c.read_seq, 0)`;
    expect(await db.query(unread)).toEqual([]);
  });

  it('has answered messages with an emoji, and one announcement of a host is pinned', async () => {
    const changed = await db.query<{ seq: number; rev: number }[]>(
      'SELECT seq, rev FROM messages WHERE rev > 0 ORDER BY rev',
    );
    expect(changed.map(({ rev }) => rev)).toEqual(changed.map((_, i) => i + 1));
    expect(await value(db, 'SELECT rev FROM chat_rooms WHERE rev > 0')).toBe(changed.length);
    const reacted = await db.query<{ seq: number }[]>(
      'SELECT DISTINCT seq FROM message_reactions ORDER BY seq',
    );
    expect(reacted.map(({ seq }) => seq)).toEqual(changed.map(({ seq }) => seq));
    const strangers = `SELECT FROM message_reactions r WHERE NOT EXISTS (
      SELECT FROM messages m WHERE m.trip_id = r.trip_id AND m.user_id = r.user_id)`;
    expect(await db.query(strangers)).toEqual([]);
    const pinned = `SELECT u.role FROM messages m JOIN users u ON u.id = m.user_id WHERE m.is_announcement AND m.pinned_at IS NOT NULL`;
    expect(await db.query(pinned)).toEqual([{ role: 'host' }]);
  });

  it('shows pictures that the site has, each with words of its own', async () => {
    const photos = await db.query<{ path: string; alt: string }[]>('SELECT path, alt FROM photos');
    const paths = [...new Set(photos.map(({ path }) => path))];
    expect(paths.filter((path) => !existsSync(join(publicFolder, path)))).toEqual([]);
    expect(new Set(photos.map(({ alt }) => alt)).size).toBe(photos.length);
  });
});

it('has the last dozen events as news, numbered from 1', async () => {
  const news = await db.query<{ id: string; at: Date }[]>('SELECT id, at FROM trip_news ORDER BY at, row_id');
  expect(news.map((n) => Number(n.id))).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
  expect(await value(db, `SELECT head FROM counters WHERE name = 'trip_news'`)).toBe(12);
});

describe('the hosts’ desk has something to look at', () => {
  it('of a booking that is partly late, of money that waits for the second host, and of an alert', async () => {
    const late = `SELECT sum(i.amount_cents) FROM instalments i JOIN bookings b ON b.id = i.booking_id
      JOIN guests g ON g.booking_id = b.id AND g.position = 1
      WHERE b.status = 'confirmed' AND i.due_on < '2025-06-02' AND i.kind = 'second' AND g.amount_paid_cents < (
        SELECT sum(amount_cents) FROM instalments e WHERE e.booking_id = b.id AND e.position <= i.position)`;
    expect(await value(db, late)).toBe(47_100);
    const waiting = `SELECT p.status, p.kind, u.username, g.name, p.amount_cents = g.remaining_amount_cents AS whole
      FROM host_acts p JOIN users u ON u.id = p.asked_by JOIN guests g ON g.booking_id = p.booking_id AND g.position = 1`;
    expect(await db.query(waiting)).toEqual([
      { status: 'waiting', kind: 'payment', username: 'theo', name: 'Hannah Clarke', whole: true },
    ]);
    expect(await value(db, `SELECT count(*) FROM money_alerts WHERE status = 'open'`)).toBe(1);
  });
});

describe('the demo logins', () => {
  const listed = () => JSON.parse(readFileSync(demo.loginsFile, 'utf8')) as DemoLoginDto[];

  it('work, are two hosts and four guests, and nobody is told the password of another account', async () => {
    expect(listed().map((login) => login.role)).toEqual(['host', 'host', 'guest', 'guest', 'guest', 'guest']);
    const daniel = await db.manager.findOneByOrFail(User, { username: 'daniel' });
    for (const { username, password } of listed()) {
      const user = await db.manager.findOneByOrFail(User, { username });
      expect(await passwordMatches(user.password, password)).toBe(true);
      expect(await passwordMatches(daniel.password, password)).toBe(false);
    }
  });

  it('have been used by everybody who has written, signed, told of themselves or been seen', async () => {
    const unused = `SELECT u.username FROM users u WHERE u.password = '!' AND (
      EXISTS (SELECT FROM messages m WHERE m.user_id = u.id) OR EXISTS (SELECT FROM chat_members c WHERE c.user_id = u.id)
      OR EXISTS (SELECT FROM waiver_signatures w WHERE w.signed_by = u.id)
      OR EXISTS (SELECT FROM stored_files f WHERE f.owner_id = u.id)
      OR EXISTS (SELECT FROM host_requests r WHERE r.user_id = u.id)
      OR EXISTS (SELECT FROM guests g WHERE g.user_id = u.id AND (g.home_town <> '' OR g.about <> '')))`;
    expect(await db.query(unused)).toEqual([]);
  });

  it('are kept for the login page, and in a file that only its owner can read', async () => {
    expect(await value(db, `SELECT value FROM settings WHERE key = 'demo_logins'`)).toEqual(listed());
    expect(statSync(demo.loginsFile).mode & 0o777).toBe(0o600);
  });

  it('let two guests in, and one who has sailed, and leave one at the gate, with a deposit paid', async () => {
    const guests = await db.query(
      `SELECT u.username, g.access_granted, g.payment_status FROM guests g JOIN users u ON u.id = g.user_id
        WHERE u.username = ANY ($1) ORDER BY u.username`,
      [listed().map((login) => login.username)],
    );
    expect(guests).toEqual([
      { username: 'dolores', access_granted: true, payment_status: 'paid' },
      { username: 'lucas', access_granted: true, payment_status: 'paid' },
      { username: 'nina', access_granted: true, payment_status: 'paid' },
      { username: 'priya', access_granted: false, payment_status: 'partial' },
    ]);
  });
});
