import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { explainWrite, LocalFault } from '../local-fault.js';
import type { Identity } from './identity.js';
import type { NativeBinaries } from './native-binaries.js';
import { explainServer } from './server-fault.js';
import { runAs } from './run-as.js';

/** An initialised PostgreSQL data folder and the password of its only user, `postgres`. */
export interface Cluster {
  path: string;
  password: string;
}

/** Opens the cluster below `dataDir`, and makes it first when there is none. */
export async function openCluster(
  binaries: NativeBinaries,
  identity: Identity,
  dataDir: string,
): Promise<Cluster> {
  const path = join(dataDir, 'cluster');
  const passwordFile = join(dataDir, 'password');
  if (!existsSync(join(path, 'PG_VERSION'))) await createCluster(binaries, identity, path, passwordFile);
  try {
    return { path, password: readFileSync(passwordFile, 'utf8').trim() };
  } catch (error) {
    throw new LocalFault(`The database in ${dataDir} has lost its file "password", so nobody can open it.`, {
      cause: error,
    });
  }
}

async function createCluster(
  { initdb }: NativeBinaries,
  identity: Identity,
  path: string,
  passwordFile: string,
): Promise<void> {
  // Into a scratch folder first: an initdb that was cut short leaves nothing behind that looks finished.
  const scratch = `${path}.new`;
  try {
    rmSync(scratch, { recursive: true, force: true });
    writeFileSync(passwordFile, `${randomBytes(18).toString('base64url')}\n`, { mode: 0o600 });
    if (identity.uid !== undefined) chownSync(passwordFile, identity.uid, identity.gid ?? identity.uid);
    await initialise(initdb, identity, scratch, passwordFile);
    renameSync(scratch, path);
  } catch (error) {
    rmSync(scratch, { recursive: true, force: true });
    throw explainWrite(error, path);
  }
}

async function initialise(
  initdb: string,
  identity: Identity,
  path: string,
  passwordFile: string,
): Promise<void> {
  const flags = [
    '-U',
    'postgres',
    '-A',
    'scram-sha-256',
    `--pwfile=${passwordFile}`,
    '-E',
    'UTF8',
    '--locale=C',
  ];
  const { command, args, options } = runAs(identity, [initdb, '-D', path, ...flags, '--no-sync']);
  try {
    await promisify(execFile)(command, args, options);
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    throw explainServer(`${stdout}\n${stderr}`, 'PostgreSQL could not make its data folder', error);
  }
}
