import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ENTITIES } from '../src/entities.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { startTestPostgres, type TestPostgres } from './support/test-postgres.js';

let postgres: TestPostgres;
let db: DataSource;

beforeAll(async () => {
  postgres = await startTestPostgres();
  // Nodes that start together: one migrates, the others find it done.
  await Promise.all(Array.from({ length: 4 }, () => migrate(postgres.url)));
  db = await new DataSource(dataSourceOptions(postgres.url, ENTITIES, 4)).initialize();
}, 60_000);
afterAll(async () => {
  await db.destroy();
  await postgres.stop();
});

interface Column {
  name: string;
  nullable: boolean;
}

const byName = (a: Column, b: Column) => a.name.localeCompare(b.name);

it.each(ENTITIES.map((entity) => [entity.name, entity] as const))(
  '%s has the columns of its table',
  async (_, entity) => {
    const { tableName, columns } = db.getMetadata(entity);
    const stored: Column[] = await db.query(
      `SELECT column_name AS name, is_nullable = 'YES' AS nullable FROM information_schema.columns WHERE table_name = $1`,
      [tableName],
    );
    const declared = columns.map((column) => ({ name: column.databaseName, nullable: column.isNullable }));
    expect(declared.toSorted(byName)).toEqual(stored.toSorted(byName));
  },
);

describe('the database itself', () => {
  const aTrip = async (maxGuests: number) => {
    const [trip]: { id: number }[] = await db.query(
      `INSERT INTO trips (title, destination, duration, max_guests) VALUES ('T', 'D', '3 days', $1) RETURNING id`,
      [maxGuests],
    );
    return trip!.id;
  };

  it('refuses to sell a place twice or to give back one that was not taken', async () => {
    const id = await aTrip(2);
    const take = (seats: number) =>
      db.query('UPDATE trips SET seats_taken = seats_taken + $2 WHERE id = $1', [id, seats]);
    await take(2);
    await expect(take(1)).rejects.toThrow('trips_seats');
    await expect(take(-3)).rejects.toThrow('trips_seats');
  });

  it('refuses to change or remove what was posted to a ledger', async () => {
    const trip = await aTrip(1);
    await db.query(
      `WITH booking AS (
         INSERT INTO bookings (public_id, trip_id, channel, plan, occupancy, cabin_type, travellers, fare_cents,
           insurance_cents, tax_cents, total_cents, discount_cents, payable_cents, status, created_at)
         VALUES ('0123456789012345678901', $1, 'host', 'full', 'single', 'inside', 1, 100, 0, 0, 100, 0, 100, 'held', now())
         RETURNING id)
       INSERT INTO ledger_entries (booking_id, kind, amount_cents, external_ref, occurred_at, actor)
       SELECT id, 'charge', 100, 'test:1', now(), 'test' FROM booking`,
      [trip],
    );
    await expect(db.query('UPDATE ledger_entries SET amount_cents = 1')).rejects.toThrow('append-only');
    await expect(db.query('DELETE FROM ledger_entries')).rejects.toThrow('append-only');
    await expect(db.query('TRUNCATE ledger_entries')).rejects.toThrow('append-only');
  });

  it('knows one person by one e-mail, whatever its case', async () => {
    const add = (username: string, email: string) =>
      db.query(
        `INSERT INTO users (username, password, email, first_name, last_name) VALUES ($1, '!', $2, 'A', 'B')`,
        [username, email],
      );
    await add('one', 'ann@example.com');
    await expect(add('two', 'ANN@example.com')).rejects.toThrow('users_email');
    await expect(add('ONE', 'bob@example.com')).rejects.toThrow('users_username');
  });
});
