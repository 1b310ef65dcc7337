import { Client, escapeIdentifier } from 'pg';
import { LocalFault } from './local-fault.js';

const DUPLICATE_DATABASE = '42P04';

/** The connection string of database `name` on the server of `url`; the database is made when it is not there. */
export async function ensureDatabase(url: string, name: string): Promise<string> {
  const target = new URL(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw explain(error, target, name);
  } finally {
    await client.end();
  }
  target.pathname = `/${encodeURIComponent(name)}`;
  return target.href;
}

function explain(error: unknown, { host, pathname }: URL, name: string): LocalFault {
  const why = error instanceof AggregateError ? error.errors.map(String).join('; ') : String(error);
  const sentence = `The database ${name} could not be made at ${host} (through ${pathname.slice(1)}): ${why}`;
  return new LocalFault(sentence, { cause: error });
}
