import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Fault } from './fault.mjs';
import { ROOT } from './root.mjs';

const LOCK = join(ROOT, '.data', 'prepare.lock');
// Longer than any install takes: an older lock is a leftover whose process number went to somebody else.
const STALE_AFTER_MS = 15 * 60_000;

/**
 * Does `work` while no other command of this checkout installs or builds.
 * @param {() => Promise<void>} work
 */
export async function alone(work) {
  let isAnnounced = false;
  while (!take()) {
    if (removeLeftOver()) continue;
    if (!isAnnounced) console.log('  Another command is installing or building here, waiting for it ...');
    isAnnounced = true;
    await pause(300);
  }
  process.once('exit', release); // a signal ends us in the middle of the work
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}

function take() {
  try {
    mkdirSync(dirname(LOCK), { recursive: true, mode: 0o700 });
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return false;
    throw new Fault(`This user cannot install or build here: ${LOCK} could not be written (${code}).`);
  }
}

function release() {
  rmSync(LOCK, { force: true });
}

/** @returns {boolean} whether there was a lock of a process that is gone */
function removeLeftOver() {
  if (!isLeftOver()) return false;
  release();
  return true;
}

function isLeftOver() {
  try {
    if (Date.now() - statSync(LOCK).mtimeMs > STALE_AFTER_MS) return true;
    process.kill(Number(readFileSync(LOCK, 'utf8')), 0);
    return false;
  } catch (error) {
    // ESRCH: its process is gone. ENOENT: it was released this moment, and taking it is the next thing we try.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'ESRCH';
  }
}
