import { join } from 'node:path';
import { appLoginOf } from './app-login.js';
import { ensureDatabase } from './databases.js';
import { startEmbeddedPostgres } from './embedded-postgres/start.js';
import type { Household } from './household.js';
import { step } from './progress.js';
import type { LocalSettings } from './settings.js';

/** The connection strings of the product's database and of the emulator's. */
export interface Databases {
  productUrl: string;
  /** As the owner of the product's tables, where it is not who the product logs in as. */
  ownerUrl: string | undefined;
  emulatorUrl: string;
}

/** Starts the embedded PostgreSQL unless the environment names another, and makes the databases that are missing. */
export async function startDatabases(settings: LocalSettings, household: Household): Promise<Databases> {
  const { databaseUrl, emulatorDatabaseUrl } = settings;
  if (databaseUrl !== undefined) {
    const name = `${new URL(databaseUrl).pathname.slice(1)}_paypal_emulator`;
    const needsOne = settings.paypal === 'emulator' && emulatorDatabaseUrl === undefined;
    const emulatorUrl = needsOne ? await ensureDatabase(databaseUrl, name) : (emulatorDatabaseUrl ?? '');
    return { productUrl: databaseUrl, ownerUrl: settings.ownerUrl, emulatorUrl };
  }
  return step('Starting the database', async () => {
    const serverUrl = await startServer(join(settings.dataDir, 'postgres'), household);
    const ownerUrl = await ensureDatabase(serverUrl, 'gangway');
    return {
      productUrl: appLoginOf(ownerUrl),
      ownerUrl,
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
