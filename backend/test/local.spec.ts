import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { freePort } from '../../tools/local/free-port.js';
import { isAlive } from '../../tools/local/process-birth.js';
import { eventually } from './support/eventually.js';
import { Visitor } from './support/visitor.js';

// A busy machine is slow, not wrong.
jest.setTimeout(180_000);

const OPERATOR = join(import.meta.dirname, '../../dist/tools/local/main.js');
const folders: string[] = [];
const running: Operator[] = [];

/** What `npm start` becomes, in a folder and on ports of its own. */
class Operator {
  output = '';
  private readonly child: ChildProcess;

  constructor(
    readonly dataDir: string,
    readonly port: number,
    readonly emulatorPort: number,
    env: NodeJS.ProcessEnv = {},
  ) {
    const own = { DATA_DIR: dataDir, PORT: String(port), EMULATOR_PORT: String(emulatorPort) };
    // With an IPC channel, so that it ends even when this test is killed.
    this.child = spawn(process.execPath, [OPERATOR], {
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...own, ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    for (const stream of [this.child.stdout, this.child.stderr]) {
      stream?.on('data', (part: Buffer) => {
        this.output += part.toString();
      });
    }
    running.push(this);
  }

  get site(): string {
    return `http://localhost:${this.port}`;
  }

  async ready(): Promise<this> {
    await Promise.race([this.ended(), this.hasSaidReady()]);
    if (this.child.exitCode !== null) throw new Error(`it ended:\n${this.output}`);
    return this;
  }

  private hasSaidReady(): Promise<void> {
    return eventually(() => {
      if (!this.output.includes('Gangway is ready.')) throw new Error(`not ready:\n${this.output}`);
    }, 120_000);
  }

  /** Its exit code, once it has ended. */
  async ended(): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  signal(signal: NodeJS.Signals): Promise<number | null> {
    this.child.kill(signal);
    return this.ended();
  }

  databasePid(): number {
    const file = join(this.dataDir, 'postgres/cluster/postmaster.pid');
    return Number(readFileSync(file, 'utf8').split('\n')[0]);
  }

  /** A demo login as printed. */
  async login(username: string): Promise<Visitor> {
    const password = new RegExp(`${username} +(\\S+)`).exec(this.output)?.[1];
    const visitor = new Visitor(this.site, this.site);
    const { status } = await visitor.call('POST', '/api/auth/login', { username, password });
    if (status !== 200) throw new Error(`${username} could not log in: ${status}`);
    return visitor;
  }
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gangway-local-'));
  folders.push(folder);
  return join(folder, 'data');
}

// Filled by whichever test comes first: the others need no demo seed of their own.
const home = aFolder();

async function anOperator(dataDir = home, env: NodeJS.ProcessEnv = {}): Promise<Operator> {
  return new Operator(dataDir, await freePort(), await freePort(), env);
}

/** Nothing answers at the operator's ports any more, and its database is gone. */
async function expectNothingLeft({ port, emulatorPort }: Operator, databasePid: number): Promise<void> {
  await eventually(async () => {
    expect(await Promise.all([port, emulatorPort].map(answers))).toEqual([false, false]);
    expect(isAlive(databasePid)).toBe(false);
  }, 30_000);
}

async function answers(port: number): Promise<boolean> {
  try {
    await fetch(`http://localhost:${port}`);
    return true;
  } catch {
    return false;
  }
}

const whoAmI = async (visitor: Visitor) => (await visitor.call('GET', '/api/auth/me')).status;

afterEach(() => Promise.all(running.splice(0).map((operator) => operator.signal('SIGTERM'))));
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

describe('npm start, once it has built', () => {
  it('serves everything from an empty folder, ends cleanly, and finds its data again', async () => {
    const first = await (await anOperator(aFolder())).ready();
    const guest = await first.login('nina');
    expect((await fetch(first.site)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(`http://localhost:${first.emulatorPort}/healthz`)).status).toBe(200);
    const databasePid = first.databasePid();
    expect(await first.signal('SIGTERM')).toBe(0);
    await expectNothingLeft(first, databasePid);

    const second = await (await anOperator(first.dataDir)).ready();
    expect(await whoAmI(guest.via(second.site))).toBe(200);
    await second.login('nina');
  });

  it('leaves nothing running after a kill -9, and starts again with what was there', async () => {
    const killed = await (await anOperator()).ready();
    const guest = await killed.login('nina');
    const databasePid = killed.databasePid();
    await killed.signal('SIGKILL');
    await expectNothingLeft(killed, databasePid);

    const next = await (await anOperator(killed.dataDir)).ready();
    expect(await whoAmI(guest.via(next.site))).toBe(200);
  });

  it('runs beside a second copy, and refuses a second one in the same folder', async () => {
    const [one, other] = await Promise.all([anOperator(), anOperator(aFolder())]);
    await Promise.all([one.ready(), other.ready()]);

    const intruder = await anOperator(one.dataDir);
    expect(await intruder.ended()).toBe(1);
    expect(intruder.output).toContain('is in use by another start');
    for (const { site } of [one, other]) expect((await fetch(`${site}/readyz`)).status).toBe(200);
  });

  it('brings everything down with a sentence when the database dies', async () => {
    const operator = await (await anOperator()).ready();
    const databasePid = operator.databasePid();
    process.kill(databasePid, 'SIGKILL');
    expect(await operator.ended()).toBe(1);
    expect(operator.output).toContain('The database ended by itself.');
    await expectNothingLeft(operator, databasePid);
  });
});

describe('npm start where it cannot start', () => {
  it.each(['PORT', 'EMULATOR_PORT'])(
    'says that the port of %s is taken, and which variable helps',
    async (variable) => {
      const taken = createServer().listen(0, '127.0.0.1');
      await once(taken, 'listening');
      const { port } = taken.address() as { port: number };
      const operator = await anOperator(home, { [variable]: String(port) });
      expect(await operator.ended()).toBe(1);
      expect(operator.output).toContain(
        `Port ${port} is taken by another program. Set ${variable} to another one`,
      );
      taken.close();
    },
  );

  it('lists what is wrong with the environment', async () => {
    const operator = await anOperator(home, { PORT: 'many', PAYPAL_ENV: 'cash' });
    expect(await operator.ended()).toBe(1);
    expect(operator.output).toContain('PORT must be a number');
    expect(operator.output).toContain('PAYPAL_ENV must be emulator, sandbox or live');
  });

  it("shows the server's own sentence about its environment, and stops what had started", async () => {
    const operator = await anOperator(home, { DATABASE_POOL: 'deep' });
    expect(await operator.ended()).toBe(1);
    expect(operator.output).toContain('DATABASE_POOL must be a number');
    expect(await answers(operator.emulatorPort)).toBe(false);
  });

  it('says that its folder cannot be one', async () => {
    const operator = await anOperator(join(OPERATOR, 'data'));
    expect(await operator.ended()).toBe(1);
    expect(operator.output).toContain('Set DATA_DIR to another folder.');
  });
});
