import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

const LONGEST_START_MS = 60_000;

/** A server process of a test. It has an IPC channel, so it ends even when the test itself is killed. */
export class StartedProcess {
  private child: ChildProcess | null = null;
  private output = '';

  /** @param ready answers whether the process can be used yet; may throw while it cannot. */
  constructor(
    private readonly command: string,
    private readonly args: string[],
    private readonly env: NodeJS.ProcessEnv,
    private readonly ready: () => Promise<boolean>,
  ) {}

  /** @param more environment of this start alone. */
  async start(more: NodeJS.ProcessEnv = {}): Promise<this> {
    const env = { ...process.env, NODE_OPTIONS: '', ...this.env, ...more };
    const child = spawn(this.command, this.args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => this.keep(part));
    const end = Date.now() + LONGEST_START_MS;
    while (!(await this.ready().catch(() => false))) {
      if (child.exitCode !== null || child.signalCode !== null || Date.now() > end) {
        throw new Error(`${this.args[0] ?? this.command} did not start:\n${this.output}`);
      }
      await sleep(50);
    }
    return this;
  }

  /** Ends it at once, without a chance to tidy up: kill -9. */
  async kill9(): Promise<void> {
    await this.end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  /**
   * Everything it printed, over all its starts. What it prints comes through a pipe: wait for a line that stands behind
   * what you look for, before you say that something is not there.
   */
  printed(): string {
    return this.output;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  private keep(part: Buffer): void {
    this.output += part.toString();
  }
}
