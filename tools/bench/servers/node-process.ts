import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LocalFault } from '../../local/local-fault.js';
import { readTail } from '../../local/read-tail.js';
import { waitUntil } from '../../local/wait.js';
import { ASK_SETTLED_USAGE, ASK_USAGE, type Usage } from '../usage-probe.js';

const PROBE = new URL('../usage-probe.js', import.meta.url).href;
const READINESS = { everyMs: 100, withinMs: 120_000 };
const STOP_WITHIN_MS = 20_000;

export interface Program {
  name: string;
  /** The compiled program, by its URL. */
  script: URL;
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
  /** Flags for Node itself. */
  nodeFlags: string[];
}

/** A server under measurement: a Node process that listens on a loopback port and ends when this process does. */
export class NodeProcess {
  private readonly child: ChildProcess;
  private ended = false;

  private constructor(private readonly program: Program) {
    const { script, port, env, logFile, nodeFlags } = program;
    const log = openSync(logFile, 'w', 0o600);
    const argv = ['--expose-gc', `--import=${PROBE}`, ...nodeFlags, fileURLToPath(script)];
    this.child = spawn(process.execPath, argv, {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.child.once('exit', () => {
      this.ended = true;
    });
  }

  /** Starts the program and waits until it answers. Throws a LocalFault with its last words when it does not. */
  static async start(program: Program): Promise<NodeProcess> {
    const server = new NodeProcess(program);
    const url = `http://127.0.0.1:${program.port}/readyz`;
    const isUp = await waitUntil(async () => server.ended || (await answers(url)), READINESS);
    if (isUp && !server.ended) return server;
    await server.stop();
    throw new LocalFault(`${program.name} did not start.\n${readTail(program.logFile)}`);
  }

  get port(): number {
    return this.program.port;
  }

  /** @param settled after a full garbage collection. Throws a LocalFault when the process is gone. */
  async usage(settled = false): Promise<Usage> {
    if (this.ended) throw new LocalFault(`${this.program.name} ended.\n${readTail(this.program.logFile)}`);
    this.child.send(settled ? ASK_SETTLED_USAGE : ASK_USAGE);
    const [usage] = (await once(this.child, 'message')) as [Usage];
    return usage;
  }

  async stop(): Promise<void> {
    if (this.ended) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    const tooLong = setTimeout(() => this.child.kill('SIGKILL'), STOP_WITHIN_MS);
    await gone;
    clearTimeout(tooLong);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false; // not listening yet
  }
}
