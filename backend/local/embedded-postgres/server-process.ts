import { spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { setTimeout as timer } from 'node:timers';
import { runAs } from './run-as.js';
import type { Identity } from './identity.js';

/** A `postgres` that runs, or has ended, with the place in the log where its own words begin. */
export interface ServerProcess {
  readonly ended: boolean;
  exited: Promise<void>;
  logStart: number;
  /** Lets this Node process end by itself while the server still runs; the lifeline then stops the server. */
  unref(): void;
  stop(): Promise<void>;
}

/**
 * The lifeline: descriptor 3 is a pipe that closes when this Node process ends, however it ends (kill -9 too).
 * The shell then asks PostgreSQL to stop. Windows has no such shell: there a killed launcher leaves its server
 * behind, and the next start stops it.
 */
const LIFELINE = '"$@" 3<&- & p=$!; (cat <&3 >/dev/null; kill -INT $p) 2>/dev/null & wait $p';

/** Runs `argv` as `identity`, tied to the life of this process, writing to `logFile`. */
export function spawnServer(identity: Identity, argv: readonly string[], logFile: string): ServerProcess {
  const log = openSync(logFile, 'a', 0o600);
  if (identity.uid !== undefined) fchownSync(log, identity.uid, identity.gid ?? identity.uid);
  const logStart = fstatSync(log).size;
  const tied = process.platform === 'win32' ? argv : ['sh', '-c', LIFELINE, 'sh', ...argv];
  const { command, args, options } = runAs(identity, tied);
  // In a process group of its own: a Ctrl-C in the terminal must not stop the database before those who use it.
  const child = spawn(command, args, {
    ...options,
    stdio: ['ignore', log, log, 'pipe'],
    detached: true,
    windowsHide: true,
  });
  closeSync(log);

  const pipe = child.stdio[3];
  if (!(pipe instanceof Socket)) throw new Error('the lifeline is not a pipe');
  pipe.on('error', () => undefined); // the other side is gone: `exited` tells
  let ended = false;
  const exited = new Promise<void>((resolve) => {
    const end = () => {
      ended = true;
      pipe.destroy();
      resolve();
    };
    child.once('error', end);
    child.once('exit', end);
  });

  const stop = async () => {
    if (ended) return exited;
    child.ref();
    if (process.platform === 'win32') child.kill('SIGINT');
    else pipe.destroy();
    const { pid } = child;
    const tooLong = timer(() => pid !== undefined && process.kill(-pid, 'SIGQUIT'), 30_000);
    await exited;
    clearTimeout(tooLong);
  };
  const unref = () => {
    child.unref();
    pipe.unref();
  };
  return {
    get ended() {
      return ended;
    },
    exited,
    logStart,
    unref,
    stop,
  };
}
