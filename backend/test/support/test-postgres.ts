import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appLoginOf } from '../../local/app-login.js';
import { startEmbeddedPostgres } from '../../local/embedded-postgres/start.js';

/** A PostgreSQL server of a test file's own. */
export interface TestPostgres {
  /** Of the database `postgres`, which is empty. */
  url: string;
  /** Of the databases that `model-cluster.setup.mjs` made: their tables are there, and nothing in them. */
  urlOf(database: 'gangway' | 'paypal_emulator'): string;
  /** As {@link urlOf}, by the role that the nodes have: to the ledger it may only add. */
  appUrlOf(database: 'gangway'): string;
  /** What the server has written of itself. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts one on a copy of the model cluster. Its data go when it stops. */
export async function startTestPostgres(): Promise<TestPostgres> {
  const model = process.env.MODEL_CLUSTER;
  if (!model) throw new Error('jest made no model cluster before this file: see jest.config.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'gangway-test-'));
  for (const part of ['cluster', 'password'])
    cpSync(join(model, part), join(dataDir, part), { recursive: true });
  // The server itself is never killed in a test: it need not wait for the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // As a server does that nobody has told to keep people's words out of its log.
    log_error_verbosity: 'default',
  };
  const postgres = await startEmbeddedPostgres({ dataDir, settings });
  const urlOf = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
  return {
    url: postgres.url,
    urlOf,
    appUrlOf: (database) => appLoginOf(urlOf(database)),
    log: () => readFileSync(join(dataDir, 'postgres.log'), 'utf8'),
    stop: async () => {
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
