import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { thisSite } from './site';

const PORT_LINE = 3;

/** What the site's own PostgreSQL answers: for a journey that ends where the screens end, at the row. */
export async function rowsOf<T extends object>(sql: string, values: readonly unknown[] = []): Promise<T[]> {
  const client = new Client({ connectionString: databaseUrl() });
  await client.connect();
  try {
    const { rows } = await client.query<T>(sql, [...values]);
    return rows;
  } finally {
    await client.end();
  }
}

/** As the site was started: its folder holds the password, PostgreSQL's own file the port. */
export function databaseUrl(): string {
  const folder = join(thisSite().dataDir, 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  const port = readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[PORT_LINE];
  return `postgres://postgres:${password}@127.0.0.1:${port}/gangway`;
}
