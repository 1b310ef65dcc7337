import { Client, escapeIdentifier } from 'pg';
import { ensureDatabase } from '../../local/databases.js';

/** An empty database `name` on the benchmark's own server; one left by an earlier run is dropped. */
export async function freshDatabase(postgresUrl: string, name: string): Promise<string> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`);
  } finally {
    await client.end();
  }
  return ensureDatabase(postgresUrl, name);
}
