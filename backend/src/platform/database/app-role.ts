import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { type ClientBase, escapeIdentifier, escapeLiteral } from 'pg';
import { z } from 'zod';
import { QUEUE_SCHEMA } from '../jobs/queue-options.js';
import { anyRow, bare, rowOf, rowsOf } from './rows.js';

const NAMED = z.object({ name: z.string() });

/** Tables to which lines are added and in which none is changed: those whose trigger refuses it. */
const APPEND_ONLY = `
  SELECT DISTINCT c.relname AS name FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid JOIN pg_class c ON c.oid = t.tgrelid
   WHERE p.proname = 'refuse_change' AND c.relnamespace = 'public'::regnamespace`;

/**
 * Makes the role the nodes use, if it is not there, and gives it what they need and no more: it owns no table, and to the
 * ledger and the logs it may only add. The job queue is its own. Run it after each migration, as the tables' owner.
 */
export async function prepareAppRole(db: ClientBase, { name, password }: Login): Promise<void> {
  const role = escapeIdentifier(name);
  await db.query('BEGIN');
  if (!(await rowOf(bare(db), anyRow, 'SELECT FROM pg_roles WHERE rolname = $1', [name])))
    await db.query(`CREATE ROLE ${role} LOGIN PASSWORD ${escapeLiteral(scramSecret(password))}`);
  await db.query(`
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${role};`);
  for (const table of await appendOnly(db))
    await db.query(`REVOKE UPDATE, DELETE, TRUNCATE ON ${escapeIdentifier(table)} FROM ${role}`);
  // A change of keys seals anew what stands in them.
  await db.query(`GRANT UPDATE (sealed) ON chain_links TO ${role}`);
  await giveQueue(db, role);
  await db.query('COMMIT');
}

/** A role of the database, as a connection string names it. */
export interface Login {
  name: string;
  password: string;
}

/** Who a connection string logs in as. */
export function loginOf(url: string): Login {
  const { username, password } = new URL(url);
  return { name: decodeURIComponent(username), password: decodeURIComponent(password) };
}

/** The tables among {@link APPEND_ONLY} that this connection's role could change all the same, given a way to run SQL. */
export async function changeable(db: ClientBase): Promise<string[]> {
  const rows = await rowsOf(
    bare(db),
    NAMED,
    `SELECT name FROM (${APPEND_ONLY}) t
      WHERE has_table_privilege(name, 'UPDATE') OR has_table_privilege(name, 'DELETE')
         OR has_table_privilege(name, 'TRUNCATE')
         OR pg_has_role((SELECT relowner FROM pg_class WHERE oid = name::regclass), 'USAGE') ORDER BY name`,
  );
  return rows.map(({ name }) => name);
}

async function appendOnly(db: ClientBase): Promise<string[]> {
  const rows = await rowsOf(bare(db), NAMED, APPEND_ONLY);
  return rows.map(({ name }) => name);
}

/** The queue makes and changes tables of its own while the nodes run. */
async function giveQueue(db: ClientBase, role: string): Promise<void> {
  const schema = escapeIdentifier(QUEUE_SCHEMA);
  const rows = await rowsOf(
    bare(db),
    z.object({ command: z.string() }),
    `SELECT format('ALTER TABLE %s OWNER TO %s', c.oid::regclass, $2::text) AS command FROM pg_class c
      WHERE c.relnamespace = $1::regnamespace AND c.relkind IN ('r', 'p')
     UNION ALL SELECT format('ALTER FUNCTION %s OWNER TO %s', p.oid::regprocedure, $2) FROM pg_proc p
      WHERE p.pronamespace = $1::regnamespace
     UNION ALL SELECT format('ALTER TYPE %s OWNER TO %s', t.oid::regtype, $2) FROM pg_type t
      WHERE t.typnamespace = $1::regnamespace AND t.typtype = 'e'`,
    [schema, role],
  );
  await db.query(`ALTER SCHEMA ${schema} OWNER TO ${role}`);
  for (const { command } of rows) await db.query(command);
}

/** As psql's \\password does (RFC 5802), so that the password stands in no log of the server. */
function scramSecret(password: string): string {
  const salt = randomBytes(16);
  const iterations = 4096;
  const salted = pbkdf2Sync(password, salt, iterations, 32, 'sha256');
  const keyOf = (text: string) => createHmac('sha256', salted).update(text).digest();
  const storedKey = createHash('sha256').update(keyOf('Client Key')).digest();
  return `SCRAM-SHA-256$${iterations}:${salt.toString('base64')}$${storedKey.toString('base64')}:${keyOf('Server Key').toString('base64')}`;
}
