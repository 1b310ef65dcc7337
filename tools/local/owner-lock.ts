import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { explainWrite, LocalFault } from './local-fault.js';
import { processBirth } from './process-birth.js';
import { waitUntil } from './wait.js';

interface Owner {
  pid: number;
  birth: string;
}

// An owner that was just told to stop needs a moment.
const PATIENCE = { everyMs: 200, withinMs: 4_000 };

/**
 * Makes this process the only owner of what `lockFile` stands for, until it calls the returned function or ends.
 * A lock whose owner has died is taken over. Throws a LocalFault with `refusal(pid)` while the owner lives.
 */
export async function takeOwnership(lockFile: string, refusal: (pid: number) => string): Promise<() => void> {
  let livingOwner: number | null = null;
  const isOurs = await waitUntil(() => {
    livingOwner = tryToTake(lockFile);
    return livingOwner === null;
  }, PATIENCE);
  if (!isOurs) throw new LocalFault(refusal(livingOwner ?? 0));
  return () => {
    if (readOwner(lockFile)?.pid === process.pid) rmSync(lockFile, { force: true });
  };
}

/** Null when the lock is ours now, else the number of the process that lives and has it. */
function tryToTake(lockFile: string): number | null {
  const mine = `${lockFile}.${process.pid}`;
  const owner: Owner = { pid: process.pid, birth: processBirth(process.pid) ?? '' };
  try {
    writeFileSync(mine, JSON.stringify(owner), { mode: 0o644 });
    while (!linked(mine, lockFile)) {
      const other = readOwner(lockFile);
      if (other && lives(other)) return other.pid;
      removeStale(lockFile);
    }
    return null;
  } catch (error) {
    throw explainWrite(error, lockFile);
  } finally {
    removeQuietly(mine);
  }
}

// In a folder we may not write there is nothing of ours either, and the error before says so.
function removeQuietly(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
  }
}

// A link either makes the name or finds it taken, in one step, and the file is whole when it appears.
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Two processes may find the same dead owner at once. Each moves the file aside and looks again at what it got:
 * the slower one may hold the quicker one's fresh lock, and puts that back.
 */
function removeStale(lockFile: string): void {
  const aside = `${lockFile}.${process.pid}.stale`;
  try {
    renameSync(lockFile, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const moved = readOwner(aside);
  if (moved && lives(moved)) linked(aside, lockFile);
  rmSync(aside, { force: true });
}

function lives(owner: Owner): boolean {
  const birth = processBirth(owner.pid);
  return birth !== null && birth === owner.birth;
}

function readOwner(file: string): Owner | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Owner;
  } catch {
    return null; // gone, or cut short by a full disk: nobody owns it
  }
}
