import { join } from 'node:path';
import { ensureDatabase } from './databases.js';
import { startEmbeddedPostgres } from './embedded-postgres/start.js';
import type { Household } from './household.js';
import { step } from './progress.js';
import type { LocalSettings } from './settings.js';

/** The connection strings of the product's database and of the emulator's. */
export interface Databases {
  productUrl: string;
  emulatorUrl: string;
}

/** Starts the embedded PostgreSQL unless the environment names another, and makes the databases that are missing. */
export async function startDatabases(settings: LocalSettings, household: Household): Promise<Databases> {
  const { databaseUrl, emulatorDatabaseUrl } = settings;
  if (databaseUrl !== undefined) {
    const name = `${new URL(databaseUrl).pathname.slice(1)}_paypal_emulator`;
    const needsOne = settings.paypal === 'emulator' && emulatorDatabaseUrl === undefined;
    const emulatorUrl = needsOne ? await ensureDatabase(databaseUrl, name) : (emulatorDatabaseUrl ?? '');
    return { productUrl: databaseUrl, emulatorUrl };
  }
  return step('Starting the database', async () => {
    const serverUrl = await startServer(join(settings.dataDir, 'postgres'), household);
    return {
      productUrl: await ensureDatabase(serverUrl, 'gangway'),
      emulatorUrl: emulatorDatabaseUrl ?? (await ensureDatabase(serverUrl, 'paypal_emulator')),
    };
  });
}

async function startServer(dataDir: string, household: Household): Promise<string> {
  const server = await startEmbeddedPostgres({ dataDir });
  await household.add({
    name: 'The database',
    exited: server.exited.then(() => 'ended by itself'),
    lastWords: () => `Its log is ${join(dataDir, 'postgres.log')}.`,
    stop: () => server.stop(),
  });
  return server.url;
}
