import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether a process with this number runs now. It may be another one than the one that had the number before. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * What tells a running process from a later one with the same number: its moment of birth, in the system's own words.
 * Null when no such process runs; an empty string where the system does not say (Windows), so only the number counts.
 */
export function processBirth(pid: number): string | null {
  if (!isAlive(pid)) return null;
  if (process.platform === 'linux') return linuxBirth(pid);
  if (process.platform === 'win32') return '';
  const ps = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' });
  return ps.stdout?.trim() ?? '';
}

// The start time counts from the boot, so the boot has to be part of the answer.
function linuxBirth(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // Field 22; the second one is the command in parentheses and may hold blanks.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return `${boot}/${fields[19] ?? ''}`;
  } catch {
    return isAlive(pid) ? '' : null; // ended while we looked, or a /proc that hides it
  }
}

/** The command line of a running process, or null when the system does not tell. */
export function commandLine(pid: number): string | null {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return null;
  }
  if (process.platform === 'win32') return null;
  return spawnSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? null;
}
