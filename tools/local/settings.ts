import { join, resolve } from 'node:path';
import { z } from 'zod';
import { LocalFault } from './local-fault.js';

const port = z.coerce
  .number({ error: 'must be a number' })
  .int({ error: 'must be a whole number' })
  .min(1, { error: 'must be 1 or more' })
  .max(65_535, { error: 'must be 65535 or less' });
const postgres = z.string().regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres://' });

const environment = z.object({
  DATA_DIR: z.string().default('.data'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  PUBLIC_URL: z.url({ error: 'is not a URL' }).optional(),
  DATABASE_URL: postgres.optional(),
  MIGRATION_DATABASE_URL: postgres.optional(),
  PAYPAL_ENV: z
    .enum(['emulator', 'sandbox', 'live'], { error: 'must be emulator, sandbox or live' })
    .default('emulator'),
  EMULATOR_PORT: port.default(3001),
  EMULATOR_DATABASE_URL: postgres.optional(),
  DEV_PORT: port.default(5173),
});

/** What the laptop operator itself needs to know. The server checks the rest of the environment when it boots. */
export interface LocalSettings {
  dataDir: string;
  /** Where the log files and the demo's login list are. */
  logDir: string;
  demoLoginsFile: string;
  host: string;
  port: number;
  publicUrl: string;
  /** A PostgreSQL of the person's own, in place of the embedded one. */
  databaseUrl: string | undefined;
  /** The same, as the owner of its tables. */
  ownerUrl: string | undefined;
  paypal: 'emulator' | 'sandbox' | 'live';
  emulatorPort: number;
  emulatorDatabaseUrl: string | undefined;
  devPort: number;
}

/** Reads the environment; an empty variable counts as absent. Throws a LocalFault that lists what is wrong. */
export function readLocalSettings(env: NodeJS.ProcessEnv): LocalSettings {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(present);
  if (!read.success) {
    const problems = read.error.issues.map((issue) => `  - ${issue.path.join('.')} ${issue.message}`);
    throw new LocalFault(`The environment cannot be used:\n${problems.join('\n')}`);
  }
  const given = read.data;
  const dataDir = resolve(given.DATA_DIR);
  return {
    dataDir,
    logDir: join(dataDir, 'log'),
    demoLoginsFile: join(dataDir, 'demo-logins.json'),
    host: given.HOST,
    port: given.PORT,
    publicUrl: new URL(given.PUBLIC_URL ?? `http://localhost:${given.PORT}`).origin,
    databaseUrl: given.DATABASE_URL,
    ownerUrl: given.MIGRATION_DATABASE_URL,
    paypal: given.PAYPAL_ENV,
    emulatorPort: given.EMULATOR_PORT,
    emulatorDatabaseUrl: given.EMULATOR_DATABASE_URL,
    devPort: given.DEV_PORT,
  };
}
