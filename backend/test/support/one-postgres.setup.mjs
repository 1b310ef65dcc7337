import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appLoginOf } from '../../../dist/tools/local/app-login.js';
import { ensureDatabase } from '../../../dist/tools/local/databases.js';
import { startEmbeddedPostgres } from '../../../dist/tools/local/embedded-postgres/start.js';
import { openDatabase } from '../../../dist/tools/paypal-emulator/storage/database.js';
import { keyring } from '../../../dist/tools/paypal-emulator/webhooks/signing-keys.js';
import { migrate } from '../../../dist/backend/src/platform/database/migrate.js';

// The server itself is never killed in a test: it need not wait for the disk, nor keep what a copy of it would ask for.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  // Several files at a time, each with nodes, an emulator and connections of its own.
  max_connections: '400',
  // As a server does that nobody has told to keep people's words out of its log.
  log_error_verbosity: 'default',
};

/**
 * Before the first test file: one PostgreSQL server for all of them, with two model databases: the tables of the product and
 * its job queue, and those of the emulator; no rows but the emulator's keys, which take half a second to make. Every file
 * copies them (`test-postgres.ts`), which is quicker than to make and migrate new ones.
 */
export default async function startOnePostgres() {
  const dataDir = mkdtempSync(join(tmpdir(), 'gangway-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, settings: SETTINGS });
  const productUrl = await ensureDatabase(postgres.url, 'gangway');
  await migrate(appLoginOf(productUrl), productUrl);
  const emulator = await openDatabase(await ensureDatabase(postgres.url, 'paypal_emulator'));
  await keyring(emulator)();
  await emulator.end();
  process.env.TEST_POSTGRES = postgres.url;
  process.env.TEST_POSTGRES_LOG = join(dataDir, 'postgres.log');
  // The teardown runs in this process.
  Object.assign(globalThis, { onePostgres: { postgres, dataDir } });
}
