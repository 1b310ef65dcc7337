import { existsSync } from 'node:fs';
import { run } from './run.mjs';

// A package brings a program for the tests; nothing of it is to start serving on this machine.
const ENV = ['DEBIAN_FRONTEND=noninteractive', 'SYSTEMD_OFFLINE=1'];

/**
 * Installs a package of Debian or Ubuntu when this user may do that without being asked.
 * @param {string} name
 * @returns {Promise<boolean>} whether it is installed now
 */
export async function installDebianPackage(name) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && (await run('sudo', ['-n', 'true'])) !== 0) return false;
  console.log(`  Installing ${name} from the system's packages ...`);
  const install = () => aptGet(isRoot, ['install', '-y', '--no-install-recommends', name]);
  if ((await install()) === 0) return true;
  // The list of packages may be empty or out of date.
  return (await aptGet(isRoot, ['update'])) === 0 && (await install()) === 0;
}

/**
 * @param {boolean} isRoot
 * @param {string[]} args
 */
function aptGet(isRoot, args) {
  const command = ['env', ...ENV, 'apt-get', '-qq', '-o', 'DPkg::Lock::Timeout=300', ...args];
  return isRoot ? run('env', command.slice(1)) : run('sudo', ['-n', ...command]);
}
