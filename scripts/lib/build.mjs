import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Fault } from './fault.mjs';
import { alone } from './lock.mjs';
import { ROOT } from './root.mjs';
import { runNpm } from './run.mjs';
import { hashSources } from './sources.mjs';

/** What each half is made of, the npm command that makes it, and one file that proves it is there. */
const HALVES = {
  backend: {
    npm: ['run', '--silent', 'build:backend'],
    proof: 'dist/backend/bundled/app.js',
    sources: [
      'backend/src',
      'backend/contracts',
      'tools/paypal-emulator',
      'tools/local',
      'tools/bench',
      'backend/bundle.mjs',
      'backend/tsconfig.json',
      'backend/tsconfig.build.json',
      'tsconfig.json',
      'nest-cli.json',
      'package-lock.json',
    ],
  },
  frontend: {
    npm: ['run', '--silent', 'build', '-w', 'frontend', '--', '--logLevel', 'warn'],
    proof: 'frontend/dist/index.html',
    sources: [
      'frontend/src',
      'frontend/public',
      'frontend/media',
      'frontend/vite',
      'frontend/index.html',
      'frontend/vite.config.ts',
      'frontend/tsconfig.json',
      'backend/contracts',
      'tsconfig.json',
      'package-lock.json',
    ],
  },
};

/** @typedef {keyof typeof HALVES} Half */

/**
 * Builds the halves that are not there or older than their sources. Throws a Fault when one does not build.
 * @param {Half[]} halves
 */
export async function ensureBuilt(halves) {
  if (halves.every(isFresh)) return;
  await alone(async () => {
    // Side by side: each half leaves one core idle most of the time.
    const builds = await Promise.allSettled(halves.filter((half) => !isFresh(half)).map(build));
    for (const outcome of builds) if (outcome.status === 'rejected') throw outcome.reason;
  });
}

/** @param {Half} half */
async function build(half) {
  const { npm, sources } = HALVES[half];
  const stamp = stampOf(half);
  const hash = hashSources(sources); // before the build: what changes meanwhile is not in it
  console.log(`  Building the ${half} ...`);
  rmSync(stamp, { force: true });
  if ((await runNpm(npm)) !== 0) {
    throw new Fault(`The ${half} could not be built; the lines above say why.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** @param {Half} half */
function isFresh(half) {
  const { proof, sources } = HALVES[half];
  const stamp = stampOf(half);
  return (
    existsSync(join(ROOT, proof)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(sources)
  );
}

/** @param {Half} half */
function stampOf(half) {
  return join(ROOT, 'node_modules', '.cache', 'gangway', `${half}.sha256`);
}
