import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/entities.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { LettersReaders1764954000000 } from '../src/platform/database/migrations/1764954000000-letters-readers.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

const [BOOKING, BUYER, COMPANION, GONE] = ['B', 'g', 'h', 'x'].map((letter) => letter.repeat(22));
let postgres: TestPostgres;
let db: DataSource;

beforeAll(async () => {
  postgres = openTestPostgres();
  const url = await postgres.makeEmpty();
  await migrate(url);
  db = await new DataSource(dataSourceOptions(url, ENTITIES, 2)).initialize();
});
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

async function pickedByLetters(): Promise<string[][]> {
  const letters: { guests: string[] }[] = await db.query(
    `SELECT segment->'guests' AS guests FROM host_messages ORDER BY id`,
  );
  return letters.map(({ guests }) => guests);
}

it('carries letters to picked guests over to the names that hosts have for them, and back', async () => {
  await db.query(`
    INSERT INTO users (username, password, email, first_name, last_name, role) VALUES ('h', '!', 'h@example.com', 'A', 'Host', 'host');
    INSERT INTO trips (title, destination, duration, max_guests) VALUES ('T', 'D', '3 days', 2);
    INSERT INTO bookings (public_id, trip_id, channel, plan, occupancy, cabin_type, travellers, fare_cents, insurance_cents,
                          tax_cents, total_cents, discount_cents, payable_cents, status, created_at)
    SELECT '${BOOKING}', id, 'checkout', 'full', 'double', 'inside', 2, 1, 0, 0, 1, 0, 1, 'draft', now() FROM trips;
    INSERT INTO guests (public_id, trip_id, booking_id, position, name, email, total_amount_cents)
    SELECT x.id, b.trip_id, b.id, x.place, 'A Guest', 'g@example.com', 1
      FROM bookings b, (VALUES ('${BUYER}', 1), ('${COMPANION}', 2)) AS x (id, place);
    INSERT INTO host_messages (public_id, trip_id, written_by, subject, body, segment, is_list_fixed, counted, send_at,
                               next_look_at, created_at)
    SELECT repeat(m.name, 22), t.id, u.id, 's', 'b', jsonb_build_object('guests', m.guests), false, 1, now(), now(), now()
      FROM trips t, users u, (VALUES ('1', '["${COMPANION}", "${GONE}", "${BUYER}"]'::jsonb), ('2', '[]'::jsonb)) AS m (name, guests)`);
  const before = await pickedByLetters();
  const runner = db.createQueryRunner();
  await new LettersReaders1764954000000().up(runner);
  expect(await pickedByLetters()).toEqual([[`${BOOKING}-2`, GONE, `${BOOKING}-1`], []]);
  await new LettersReaders1764954000000().down(runner);
  await runner.release();
  expect(await pickedByLetters()).toEqual(before);
});
