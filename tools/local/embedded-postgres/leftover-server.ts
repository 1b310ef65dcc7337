import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LocalFault } from '../local-fault.js';
import { commandLine, isAlive } from '../process-birth.js';
import { waitUntil } from '../wait.js';

/**
 * Stops a server that was left behind on `cluster` by a launcher that was killed. To be called by the owner of the
 * folder only: a server whose launcher lives is not a leftover. The data is as good as after any crash.
 */
export async function stopLeftoverServer(cluster: string): Promise<void> {
  const pidFile = join(cluster, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return; // PostgreSQL itself clears such a file
  if (!servesCluster(pid, cluster)) {
    // The number belongs to somebody else by now (after a reboot, say); PostgreSQL would refuse to start over it.
    rmSync(pidFile, { force: true });
    return;
  }
  process.kill(pid, 'SIGINT');
  const gone = await waitUntil(() => !isAlive(pid), { everyMs: 50, withinMs: 20_000 });
  if (!gone)
    throw new LocalFault(`A PostgreSQL of an earlier start (process ${pid}) does not stop. Please end it.`);
}

function servesCluster(pid: number, cluster: string): boolean {
  const command = commandLine(pid);
  return command === null || (command.includes('postgres') && command.includes(cluster));
}
