import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, renameSync } from 'node:fs';
import { endWithParent } from './end-with-parent.js';
import type { Part } from './household.js';
import { readTail } from './read-tail.js';

const STOP_WITHIN_MS = 15_000;
const GRACE_MS = 3_000;
const LAST_LINES = 12;
const LINE_LENGTH = 300;

/** How to start a Node program. */
export interface ChildOptions {
  name: string;
  /** The script and its arguments. */
  argv: readonly string[];
  env: NodeJS.ProcessEnv;
  /** What it has for its own shutdown when we were killed; 0 for a program that does not watch its line to us. */
  graceMs?: number;
  /** Where its output goes; without a file it goes to this process's own terminal. */
  logFile?: string;
}

/**
 * A Node program that ends when this process does: it watches its IPC channel and shuts down when that closes.
 * It runs in a process group of its own, so that a Ctrl-C reaches it through us, in order.
 */
export class Child implements Part {
  readonly name: string;
  readonly exited: Promise<string>;
  private readonly process: ChildProcess;
  private readonly logFile: string | undefined;
  private hasEnded = false;

  constructor({ name, argv, env, graceMs = GRACE_MS, logFile }: ChildOptions) {
    this.name = name;
    this.logFile = logFile;
    const output = logFile === undefined ? 'inherit' : openFreshLog(logFile);
    this.process = spawn(process.execPath, [...endWithParent(graceMs), ...argv], {
      env,
      stdio: ['ignore', output, output, 'ipc'],
      detached: process.platform !== 'win32', // on Windows that would open a window
    });
    if (typeof output === 'number') closeSync(output);
    this.exited = new Promise((resolve) => {
      const end = (how: string) => {
        this.hasEnded = true;
        resolve(how);
      };
      this.process.once('error', (error) => end(`could not be started (${error.message})`));
      this.process.once('exit', (code, signal) =>
        end(signal ? `was ended by ${signal}` : `ended with code ${code}`),
      );
    });
  }

  get ended(): boolean {
    return this.hasEnded;
  }

  /** The last lines it printed, for a person to read; empty when they went to the terminal. */
  lastWords(): string {
    if (!this.logFile) return '';
    const lines = readTail(this.logFile).trim().split('\n').slice(-LAST_LINES);
    return [...lines.map((line) => line.slice(0, LINE_LENGTH)), `Its log is ${this.logFile}.`].join('\n');
  }

  async stop(): Promise<void> {
    if (this.hasEnded) return;
    this.process.kill('SIGTERM');
    const tooLong = setTimeout(() => this.process.kill('SIGKILL'), STOP_WITHIN_MS);
    await this.exited;
    clearTimeout(tooLong);
  }
}

// The log of the start before is kept, so that two starts of trouble can be compared and no file grows for ever.
function openFreshLog(file: string): number {
  if (existsSync(file)) renameSync(file, `${file}.previous`);
  return openSync(file, 'w', 0o600);
}
