import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { DataSource } from 'typeorm';
import { appLoginOf } from '../../tools/local/app-login.js';
import { ENTITIES } from '../src/entities.js';
import { SEALED_COLUMNS } from '../src/sealed-columns.js';
import { changeable } from '../src/platform/database/app-role.js';
import { dataSourceOptions } from '../src/platform/database/data-source-options.js';
import { migrate } from '../src/platform/database/migrate.js';
import { forbidSecondConnection } from '../src/platform/database/one-connection.js';
import { openTestPostgres, type TestPostgres } from './support/test-postgres.js';

let postgres: TestPostgres;
let url: string;
let ownersUrl: string;
let db: DataSource;

beforeAll(async () => {
  postgres = openTestPostgres();
  url = await postgres.makeEmpty();
  ownersUrl = await postgres.copyOf('gangway');
  // Nodes that start together: one migrates, the others find it done.
  await Promise.all(Array.from({ length: 4 }, () => migrate(url)));
  db = await new DataSource(dataSourceOptions(url, ENTITIES, 4)).initialize();
});
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

/** Bytes that no key has sealed: hashes, and pictures for a group to see. */
const NOT_SEALED = /_hash$|^fingerprint$|^held_by_|^thumbnail$/;

it('whatever is sealed can be sealed anew with another key', async () => {
  const bytes: { name: string; column: string }[] = await db.query(
    `SELECT table_name || '.' || column_name AS name, column_name AS column FROM information_schema.columns
      WHERE data_type = 'bytea' AND table_schema = 'public' AND table_name <> 'key_marks'`,
  );
  const known = SEALED_COLUMNS.map(({ table, column }) => `${table}.${column}`);
  const sealed = bytes.filter(({ column }) => !NOT_SEALED.test(column));
  expect(sealed.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
});

it('a transaction that asks for a second connection is a fault, and what follows it may ask again', async () => {
  const guarded = await new DataSource(dataSourceOptions(url, ENTITIES, 2)).initialize();
  forbidSecondConnection(guarded);
  const second = guarded.transaction(async (manager) => {
    await manager.query('SELECT 1');
    await guarded.query('SELECT 1');
  });
  await expect(second).rejects.toThrow('A transaction asked for a second connection');
  const later: Promise<unknown>[] = [];
  await guarded.transaction(async (manager) => {
    await manager.query('SELECT 1');
    later.push(new Promise((resolve) => setTimeout(resolve, 50)).then(() => guarded.query('SELECT 1')));
  });
  await Promise.all(later);
  await guarded.destroy();
});

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

  it.each([
    'UPDATE ledger_entries SET amount_cents = 1',
    'DELETE FROM ledger_entries',
    'TRUNCATE ledger_entries',
    'UPDATE activity_log SET reason = NULL',
    'DELETE FROM activity_log',
    'TRUNCATE activity_log',
    'SET session_replication_role = replica',
    'ALTER TABLE ledger_entries DISABLE TRIGGER ledger_append_only',
    'DROP TRIGGER activity_log_append_only ON activity_log',
    'ALTER TABLE ledger_entries OWNER TO gangway_app',
    'DELETE FROM migrations',
    'CREATE TABLE mine (id integer)',
    'CREATE SCHEMA mine',
    'SET ROLE postgres',
  ])('refuses the role of the nodes: %s', async (sql) => {
    const node = new Client({ connectionString: appLoginOf(ownersUrl) });
    await node.connect();
    await expect(node.query(sql)).rejects.toThrow(/permission denied|must be owner/);
    await node.end();
  });

  it('tells a role that could rewrite the books from one that cannot', async () => {
    const answers = [ownersUrl, appLoginOf(ownersUrl)].map(async (connectionString) => {
      const client = new Client({ connectionString });
      await client.connect();
      const tables = await changeable(client);
      await client.end();
      return tables;
    });
    const [owner, node] = await Promise.all(answers);
    expect(owner).toEqual(expect.arrayContaining(['activity_log', 'ledger_entries']));
    expect(node).toEqual([]);
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
