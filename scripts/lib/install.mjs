import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from './fault.mjs';
import { alone } from './lock.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }>} Packages */

/** Installs the npm packages unless the lockfile's are there. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return; // the command we waited for did it
    console.log('  Installing npm packages (about a minute the first time) ...');
    // No package here needs its install script, so none gets to run.
    const flags = ['--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
    if ((await runNpm(['ci', '--include=dev', ...flags])) === 0) return;
    throw new Fault(
      'The npm packages could not be installed; the lines above say why. ' +
        'Check the network and the room on the disk, then start again.',
    );
  });
}

/**
 * npm writes what it has installed into node_modules when it has finished, so a cut-short install shows as well.
 * Optional packages differ from system to system and are no sign.
 */
function isInstalled() {
  const wanted = readPackages('package-lock.json');
  const present = readPackages('node_modules/.package-lock.json');
  if (!wanted) throw new Fault('package-lock.json is missing or damaged: this is no complete checkout.');
  if (!present) return false;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, link }]) =>
      !path.startsWith('node_modules/') ||
      optional ||
      devOptional ||
      link ||
      present[path]?.version === version,
  );
}

/**
 * @param {string} file
 * @returns {Packages | null}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;
  } catch {
    return null;
  }
}
