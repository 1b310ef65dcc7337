import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appLoginOf } from '../../dist/local/app-login.js';
import { ensureDatabase } from '../../dist/local/databases.js';
import { startEmbeddedPostgres } from '../../dist/local/embedded-postgres/start.js';
import { openDatabase } from '../../dist/paypal-emulator/storage/database.js';
import { keyring } from '../../dist/paypal-emulator/webhooks/signing-keys.js';
import { migrate } from '../../dist/src/platform/database/migrate.js';

/**
 * Before the first test file: a PostgreSQL data folder with the tables of the product, its job queue and the emulator,
 * and no rows but the emulator's keys, which take half a second to make. Every file then starts a server on a copy, which
 * is quicker than to make and migrate one (`test-postgres.ts`).
 */
export default async function makeModelCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-model-'));
  const postgres = await startEmbeddedPostgres({ dataDir: folder, settings: { fsync: 'off' } });
  const productUrl = await ensureDatabase(postgres.url, 'gangway');
  await migrate(appLoginOf(productUrl), productUrl);
  const emulator = await openDatabase(await ensureDatabase(postgres.url, 'paypal_emulator'));
  await keyring(emulator)();
  await emulator.end();
  await postgres.stop();
  process.env.MODEL_CLUSTER = folder;
}
