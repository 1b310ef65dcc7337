import { join } from 'node:path';
import { startDatabases } from './database-part.js';
import { payPalEnvironment, startEmulator } from './emulator-part.js';
import type { Household } from './household.js';
import { makePrivateFolder } from './make-folder.js';
import { assertPortFree } from './ports.js';
import { keepSecrets } from './secrets.js';
import type { LocalSettings } from './settings.js';

/**
 * Starts what an app node stands on: the database and the stand-in for PayPal, each unless the environment names the
 * person's own. Answers the environment for the app node. Throws a LocalFault when a port is taken.
 */
export async function startGround(
  settings: LocalSettings,
  household: Household,
  emulatorScript: string,
): Promise<NodeJS.ProcessEnv> {
  const usesEmulator = settings.paypal === 'emulator';
  await assertPortFree(settings.host, settings.port, 'PORT');
  if (usesEmulator) await assertPortFree('127.0.0.1', settings.emulatorPort, 'EMULATOR_PORT');
  makePrivateFolder(settings.dataDir);
  makePrivateFolder(settings.logDir);

  const databases = await startDatabases(settings, household);
  const secrets = keepSecrets(join(settings.dataDir, 'secrets.json'), process.env);
  if (usesEmulator) {
    await startEmulator(settings, secrets, databases.emulatorUrl, household, emulatorScript);
  }
  const isDemo = usesEmulator && settings.databaseUrl === undefined;
  return {
    ...process.env,
    HOST: settings.host,
    PORT: String(settings.port),
    PUBLIC_URL: settings.publicUrl,
    DATABASE_URL: databases.productUrl,
    MIGRATION_DATABASE_URL: databases.ownerUrl,
    DATA_KEY: secrets.DATA_KEY,
    DEMO_MODE: process.env.DEMO_MODE || (isDemo ? '1' : '0'),
    DEMO_LOGINS_FILE: settings.demoLoginsFile,
    PAYPAL_ENV: settings.paypal,
    ...(usesEmulator ? payPalEnvironment(settings, secrets) : {}),
  };
}
