import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../tools/local/free-port';
import { databaseUrl } from './database';
import { ROOT, type Site, thisSite } from './site';

const LONGEST_START_MS = 60_000;

/** A node of the site's own beside the one that all journeys share: over the same data, and to be ended at will. */
export class SecondNode {
  private child: ChildProcess | undefined;

  private constructor(
    readonly origin: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(): Promise<SecondNode> {
    const site = thisSite();
    const port = String(await freePort());
    const node = new SecondNode(`http://localhost:${port}`, environmentOf(site, port));
    await node.start();
    return node;
  }

  /** Resolves when it answers, on the port that it always has. */
  async start(): Promise<void> {
    // By its line to us it ends with us, also when the journey is ended by force.
    const child = spawn(process.execPath, [join(ROOT, 'dist/backend/bundled/app.js')], {
      env: this.environment,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.child = child;
    const until = Date.now() + LONGEST_START_MS;
    while (!(await isReady(this.origin))) {
      if (child.exitCode !== null || Date.now() > until) throw new Error('The second node did not start');
      await pause(50);
    }
  }

  /** Ends it without a chance to finish anything: kill -9. */
  kill(): Promise<void> {
    return this.end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.end('SIGTERM');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok;
  } catch {
    return false;
  }
}

/** As the site's first node was started: its folder holds the secrets. */
function environmentOf({ dataDir, emulatorOrigin, environment }: Site, port: string): NodeJS.ProcessEnv {
  const secrets = JSON.parse(readFileSync(join(dataDir, 'secrets.json'), 'utf8')) as Record<string, string>;
  return {
    ...process.env,
    ...environment,
    PORT: port,
    DATABASE_URL: databaseUrl(),
    DATA_KEY: secrets.DATA_KEY,
    PAYPAL_ENV: 'emulator',
    PAYPAL_API_BASE: emulatorOrigin,
    PAYPAL_SDK_URL: `${emulatorOrigin}/web-sdk/v6/core`,
    PAYPAL_CLIENT_ID: secrets.EMULATOR_CLIENT_ID,
    PAYPAL_CLIENT_SECRET: secrets.EMULATOR_CLIENT_SECRET,
    DEMO_LOGINS_FILE: join(dataDir, 'demo-logins.json'),
    LOG_LEVEL: 'warn',
  };
}
