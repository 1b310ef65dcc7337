import pg from 'pg';
import PgBoss from 'pg-boss';
import { DataSource } from 'typeorm';
import { queueOptions } from '../jobs/queue-options.js';
import { loginOf, prepareAppRole } from './app-role.js';
import { dataSourceOptions } from './data-source-options.js';

/** Any number; the same on every node. */
const MIGRATION_LOCK = 7_239_465;

/**
 * Runs pending migrations behind an advisory lock: TypeORM takes none, and nodes that start together would collide. Where
 * the tables have an owner apart from the nodes' role, it does this as the owner and gives that role what it needs.
 * @param url how the nodes reach the database. @param ownerUrl the same database, as the owner of its tables.
 */
export async function migrate(url: string, ownerUrl: string = url): Promise<void> {
  await withLock(ownerUrl, MIGRATION_LOCK, async (client) => {
    const db = await new DataSource(dataSourceOptions(ownerUrl, [], 2)).initialize();
    try {
      await db.runMigrations({ transaction: 'all' });
    } finally {
      await db.destroy();
    }
    if (loginOf(url).name === loginOf(ownerUrl).name) return;
    await prepareQueue(ownerUrl);
    await prepareAppRole(client, loginOf(url));
  });
}

/** Without the right to make a schema nobody can make the queue's, so its owner does, and brings it up to date. */
async function prepareQueue(ownerUrl: string): Promise<void> {
  const queue = new PgBoss({ ...queueOptions(ownerUrl), supervise: false, schedule: false });
  await queue.start();
  await queue.stop({ graceful: false });
}

/** Runs `work` while no other process holds the same number. The lock ends with the connection, however that ends. */
async function withLock<T>(url: string, lock: number, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    await client.end();
  }
}
