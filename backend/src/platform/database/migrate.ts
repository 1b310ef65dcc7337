import pg from 'pg';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** Any number; the same on every node. */
const MIGRATION_LOCK = 7_239_465;

/** Runs pending migrations behind an advisory lock: TypeORM takes none, and nodes that start together would collide. */
export async function migrate(url: string): Promise<void> {
  await withLock(url, MIGRATION_LOCK, async () => {
    const db = await new DataSource(dataSourceOptions(url, [], 2)).initialize();
    try {
      await db.runMigrations({ transaction: 'all' });
    } finally {
      await db.destroy();
    }
  });
}

/** Runs `work` while no other process holds the same number. The lock ends with the connection, however that ends. */
async function withLock<T>(url: string, lock: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.end();
  }
}
