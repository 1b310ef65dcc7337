import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDatabase } from '../../dist/local/databases.js';
import { startEmbeddedPostgres } from '../../dist/local/embedded-postgres/start.js';
import { openDatabase } from '../../dist/paypal-emulator/storage/database.js';
import { migrate } from '../../dist/src/platform/database/migrate.js';

/**
 * Before the first test file: a PostgreSQL data folder with the product's and the emulator's tables and nothing in
 * them. Every file then starts a server on a copy, which is quicker than to make and migrate one (`test-postgres.ts`).
 */
export default async function makeModelCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-model-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  await migrate(await ensureDatabase(postgres.url, 'gangway'));
  await (await openDatabase(await ensureDatabase(postgres.url, 'paypal_emulator'))).end();
  await postgres.stop();
  process.env.MODEL_CLUSTER = folder;
}
