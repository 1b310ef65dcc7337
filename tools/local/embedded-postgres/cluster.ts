import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { explainWrite, LocalFault } from '../local-fault.js';
import type { Identity } from './identity.js';
import { explainServer } from './server-fault.js';
import { TiedProcess } from './tied-process.js';

/** An initialised PostgreSQL data folder and the password of its only user, `postgres`. */
export interface Cluster {
  path: string;
  password: string;
}

const SCRATCH = 'cluster.new.';

/** Opens the cluster below `dataDir`, and makes it first when there is none. Throws a LocalFault where it cannot. */
export async function openCluster(initdb: string, identity: Identity, dataDir: string): Promise<Cluster> {
  const path = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'password');
  try {
    if (!existsSync(join(path, 'PG_VERSION'))) await createCluster(initdb, identity, dataDir, passwordFile);
    return { path, password: readFileSync(passwordFile, 'utf8').trim() };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw explainWrite(error, dataDir);
    const sentence = `The database in ${dataDir} has lost its file "password", so nobody can open it.`;
    throw new LocalFault(sentence, { cause: error });
  }
}

// Into a scratch folder first: an initdb that was cut short leaves nothing behind that looks finished.
async function createCluster(
  initdb: string,
  identity: Identity,
  dataDir: string,
  passwordFile: string,
): Promise<void> {
  removeScratch(dataDir);
  writeFileSync(passwordFile, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
  if (identity.uid !== undefined) chownSync(passwordFile, identity.uid, identity.gid ?? identity.uid);
  const scratch = join(dataDir, `${SCRATCH}${process.pid}`);
  const flags = ['-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${passwordFile}`, '-E', 'UTF8'];
  const argv = [initdb, '-D', scratch, ...flags, '--locale=C', '--no-sync'];
  const running = new TiedProcess(identity, argv, join(dataDir, 'initdb.log'));
  if ((await running.exited) !== 0) {
    removeScratch(dataDir);
    throw explainServer(running.output(), 'PostgreSQL could not make its data folder', dataDir);
  }
  renameSync(scratch, join(dataDir, 'cluster'));
}

function removeScratch(dataDir: string): void {
  const left = readdirSync(dataDir).filter((name) => name.startsWith(SCRATCH));
  for (const name of left) rmSync(join(dataDir, name), { recursive: true, force: true });
}
