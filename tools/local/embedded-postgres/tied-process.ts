import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, fchownSync, fstatSync, openSync } from 'node:fs';
import { Socket } from 'node:net';
import { readTail } from '../read-tail.js';
import type { Identity } from './identity.js';
import { onLifeline } from './lifeline.js';
import { runAs } from './run-as.js';

const STOP_WITHIN_MS = 30_000;

/** One of PostgreSQL's programs, running as `identity`, tied to the life of this process, writing to `logFile`. */
export class TiedProcess {
  /** Settles with the exit code, null after a signal or a failed launch. */
  readonly exited: Promise<number | null>;
  private hasEnded = false;
  private readonly child: ChildProcess;
  private readonly lifeline: Socket;
  private readonly logStart: number;

  constructor(
    identity: Identity,
    argv: readonly string[],
    private readonly logFile: string,
  ) {
    const log = openSync(logFile, 'a', 0o600);
    if (identity.uid !== undefined) fchownSync(log, identity.uid, identity.gid ?? identity.uid);
    this.logStart = fstatSync(log).size;
    const { command, args, options } = runAs(identity, onLifeline(argv));
    // In a process group of its own: a Ctrl-C in the terminal must not stop the database before those who use it.
    const own = { detached: true, windowsHide: true };
    this.child = spawn(command, args, { ...options, ...own, stdio: ['ignore', log, log, 'pipe'] });
    closeSync(log);
    this.lifeline = asSocket(this.child.stdio[3]);
    this.exited = new Promise((resolve) => {
      this.child.once('error', () => resolve(this.end(null)));
      this.child.once('exit', (code) => resolve(this.end(code)));
    });
  }

  get ended(): boolean {
    return this.hasEnded;
  }

  /** What the program has written since it started, at most the last 16 kB. */
  output(): string {
    return readTail(this.logFile, this.logStart);
  }

  /** Lets this Node process end by itself while the program still runs; the lifeline then stops the program. */
  unref(): void {
    this.child.unref();
    this.lifeline.unref();
  }

  /** Asks the program to stop and waits until it has; one that does not is made to. */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.child.ref();
    if (process.platform === 'win32') this.child.kill('SIGINT');
    else this.lifeline.destroy();
    const { pid } = this.child;
    const tooLong = setTimeout(() => pid !== undefined && process.kill(-pid, 'SIGQUIT'), STOP_WITHIN_MS);
    await this.exited;
    clearTimeout(tooLong);
  }

  private end(code: number | null): number | null {
    this.hasEnded = true;
    this.lifeline.destroy();
    return code;
  }
}

function asSocket(pipe: unknown): Socket {
  if (!(pipe instanceof Socket)) throw new Error('the lifeline is not a pipe');
  return pipe.on('error', () => undefined); // the other side is gone: `exited` tells
}
