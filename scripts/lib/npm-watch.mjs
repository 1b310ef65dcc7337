import { readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 250;

/**
 * Stops this process when the npm that started it is gone. It does not tell us: a kill -9 leaves it no chance, and a
 * SIGTERM it passes on to the shell between us, which dies of it alone. We would go on unseen and hold the ports.
 * Without npm before us nothing is watched.
 */
export function stopWithNpm() {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  timer.unref();
}

/** Our parent's number, and that of npm above it where Linux tells: a shell stands between the two on some systems. */
function ancestors() {
  const command = readProc(process.ppid, 'cmdline');
  if (!command?.startsWith('sh\0')) return String(process.ppid);
  return `${process.ppid} ${readProc(process.ppid, 'stat')?.split(') ').at(-1)?.split(' ')[1]}`;
}

/**
 * @param {number} pid
 * @param {string} file
 */
function readProc(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null;
  }
}
