import { Client, DatabaseError, Pool, escapeIdentifier, type ClientBase } from 'pg';
import { SCHEMA_STEPS } from './schema.js';

/** A pool or the connection of an open transaction. */
export type Queryable = Pick<ClientBase, 'query'>;

const NO_SUCH_DATABASE = '3D000';
// Two emulators may boot at once: the loser of the race meets one of these and goes on.
const ALREADY_MADE = ['42P04', '23505'];
const SCHEMA_LOCK = 7_294_001;

/** Opens the emulator's database; makes it when the server does not have it, and brings its tables forward. */
export async function openDatabase(url: string): Promise<Pool> {
  await makeDatabaseIfMissing(url);
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection may be cut by a restart of the server; the pool opens another one.
  pool.on('error', (fault) => {
    if (!pool.ending) console.error(`PayPal emulator: lost an idle connection: ${fault.message}`);
  });
  try {
    await transaction(pool, bringSchemaForward);
  } catch (fault) {
    await pool.end();
    throw fault;
  }
  return pool;
}

/** Runs `work` in one transaction: committed when it returns, undone when it throws. */
export async function transaction<T>(pool: Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(client);
    await client.query('COMMIT');
    return result;
  } catch (fault) {
    await client.query('ROLLBACK').catch((lost: Error) => {
      broken = lost;
    });
    throw fault;
  } finally {
    client.release(broken);
  }
}

async function makeDatabaseIfMissing(url: string): Promise<void> {
  const probe = new Client({ connectionString: url });
  try {
    await probe.connect();
  } catch (fault) {
    if (codeOf(fault) !== NO_SUCH_DATABASE) throw fault;
    await makeDatabase(url);
  } finally {
    await probe.end();
  }
}

async function makeDatabase(url: string): Promise<void> {
  const server = new URL(url);
  const name = decodeURIComponent(server.pathname.slice(1));
  server.pathname = '/postgres';
  const admin = new Client({ connectionString: server.href });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${escapeIdentifier(name)}`);
  } catch (fault) {
    if (!ALREADY_MADE.includes(codeOf(fault))) throw fault;
  } finally {
    await admin.end();
  }
}

async function bringSchemaForward(tx: Queryable): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
  await tx.query('CREATE TABLE IF NOT EXISTS schema_steps (step integer PRIMARY KEY)');
  const { rows } = await tx.query<{ done: number }>('SELECT count(*)::integer AS done FROM schema_steps');
  for (let step = rows[0]?.done ?? 0; step < SCHEMA_STEPS.length; step += 1) {
    await tx.query(SCHEMA_STEPS[step] ?? '');
    await tx.query('INSERT INTO schema_steps (step) VALUES ($1)', [step + 1]);
  }
}

function codeOf(fault: unknown): string {
  return fault instanceof DatabaseError ? (fault.code ?? '') : '';
}
