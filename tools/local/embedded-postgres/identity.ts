import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { LocalFault } from '../local-fault.js';

/** As whom PostgreSQL's programs run: a command to put before theirs, or a user to become, or neither. */
export interface Identity {
  prefix: readonly string[];
  uid?: number;
  gid?: number;
}

const NOBODY = 65534;
const AS_NOBODY_IN_A_NAMESPACE = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];

/**
 * PostgreSQL refuses to run as root, and initdb refuses a user without a passwd entry (common in containers).
 * In a user namespace the same user looks like "nobody" to PostgreSQL, and the files stay where and whose they are.
 * Root has two more ways: become the owner of the existing data, or hand the data to "nobody" and become that.
 */
export function chooseIdentity(postgres: string, dataDir: string): Identity {
  if (process.platform === 'win32') return { prefix: [] };
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return { prefix: [] };

  const owner = statSync(dataDir);
  if (isRoot && owner.uid !== 0 && canRun(postgres, owner))
    return { prefix: [], uid: owner.uid, gid: owner.gid };
  if (canUnshare()) return { prefix: AS_NOBODY_IN_A_NAMESPACE };
  if (isRoot && canRun(postgres, { uid: NOBODY, gid: NOBODY }) && handToNobody(dataDir)) {
    return { prefix: [], uid: NOBODY, gid: NOBODY };
  }
  throw new LocalFault(
    'The embedded PostgreSQL cannot run as this user on this machine. ' +
      'Start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}

function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

function canUnshare(): boolean {
  const [command, ...flags] = AS_NOBODY_IN_A_NAMESPACE;
  return command !== undefined && spawnSync(command, [...flags, 'true']).status === 0;
}

// Below a folder of mode 0700, such as /root, another user cannot even reach the program.
function canRun(postgres: string, { uid, gid }: { uid: number; gid: number }): boolean {
  return spawnSync(postgres, ['--version'], { uid, gid }).status === 0;
}

function handToNobody(dataDir: string): boolean {
  spawnSync('chown', ['-R', `${NOBODY}:${NOBODY}`, dataDir]);
  return spawnSync('ls', [dataDir], { uid: NOBODY, gid: NOBODY }).status === 0;
}
