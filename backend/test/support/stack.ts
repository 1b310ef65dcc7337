import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { appLoginOf } from '../../../tools/local/app-login.js';
import { freePort } from '../../../tools/local/free-port.js';
import { answersAt } from './answers-at.js';
import { Emulator } from './emulator.js';
import { StartedProcess } from './started-process.js';
import { openTestPostgres } from './test-postgres.js';

const DIST = join(import.meta.dirname, '../../../dist/backend');
const REDIS_SERVER = process.env.REDIS_SERVER ?? '/usr/bin/redis-server';

/** One server process of the product. */
interface ServerNode {
  url: string;
  process: StartedProcess;
}

/** The real parts, as processes: PostgreSQL, Redis, PayPal's emulator and as many nodes as asked for. */
export interface Stack {
  db: pg.Pool;
  /** As the owner of the tables. */
  databaseUrl: string;
  /** As the nodes log in. */
  appUrl: string;
  /** What the database server has written, of every file's databases. */
  databaseLog(): string;
  nodes: ServerNode[];
  redis: StartedProcess | null;
  redisUrl: string | undefined;
  emulator: Emulator;
  /**
   * Stops the first node and starts it again with a change to its environment. Throws with its last words when it does
   * not start.
   */
  restart(change: NodeJS.ProcessEnv): Promise<void>;
  stop(): Promise<void>;
}

interface StackOptions {
  nodes?: number;
  redis?: boolean;
  /** More environment for the nodes, e.g. `{ DEMO_MODE: '1' }`. */
  env?: NodeJS.ProcessEnv;
}

/** Starts everything on free ports. Needs `npm run build:backend`; with `redis`, a redis-server (REDIS_SERVER names it). */
export async function startStack({
  nodes = 1,
  redis = nodes > 1,
  env = {},
}: StackOptions = {}): Promise<Stack> {
  const postgres = openTestPostgres();
  const databaseUrl = await postgres.copyOf('gangway');
  const appUrl = appLoginOf(databaseUrl);
  const redisUrl = redis ? `redis://127.0.0.1:${await freePort()}` : undefined;
  const redisProcess = redisUrl ? await startRedis(redisUrl) : null;
  const urls = await Promise.all(
    Array.from({ length: nodes }, async () => `http://localhost:${await freePort()}`),
  );
  const emulator = await Emulator.start(
    join(DIST, 'bundled/emulator.js'),
    await postgres.copyOf('paypal_emulator'),
    urls,
  );
  const shared = {
    NODE_ENV: 'test',
    // One site, several nodes: links and origins are those of the site, here its first node.
    PUBLIC_URL: urls[0],
    DATABASE_URL: appUrl,
    REDIS_URL: redisUrl,
    DATA_KEY: randomBytes(32).toString('base64'),
    LOG_LEVEL: 'warn',
    // All of a test's visitors come from one machine.
    HOLDS_PER_ADDRESS: '10000',
    SOCKETS_PER_ADDRESS: '100000',
    REQUESTS_PER_ADDRESS: '1000000',
    ...emulator.environmentOfTheProduct,
    ...env,
  };
  const started: ServerNode[] = [];
  // One after the other: the first one names the queues, or seeds the demo.
  for (const url of urls) started.push({ url, process: await startNode(url, shared) });
  const restart = async (change: NodeJS.ProcessEnv) => {
    const [first] = started;
    if (!first) throw new Error('There is no node.');
    await first.process.stop();
    first.process = await startNode(first.url, { ...shared, ...change });
  };
  const db = new pg.Pool({ connectionString: databaseUrl, max: 5 });
  const stop = async () => {
    await db.end();
    await Promise.all([...started.map((n) => n.process.stop()), emulator.stop(), redisProcess?.stop()]);
    await postgres.stop();
  };
  return {
    db,
    databaseUrl,
    appUrl,
    databaseLog: () => postgres.log(),
    nodes: started,
    redis: redisProcess,
    redisUrl,
    emulator,
    restart,
    stop,
  };
}

function startNode(url: string, env: NodeJS.ProcessEnv): Promise<StartedProcess> {
  const ready = () => answersAt(`${url}/readyz`);
  const own = { ...env, PORT: new URL(url).port, HOST: 'localhost' };
  return new StartedProcess(process.execPath, [join(DIST, 'bundled/app.js')], own, ready).start();
}

/** A redis-server without a disk, at this address. */
export async function startRedis(url: string): Promise<StartedProcess> {
  if (!existsSync(REDIS_SERVER))
    throw new Error(`There is no redis-server at ${REDIS_SERVER}: set REDIS_SERVER.`);
  const port = new URL(url).port;
  const { Redis } = await import('ioredis');
  const ready = async () => {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: null, maxRetriesPerRequest: 0 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.ping()) === 'PONG';
    } finally {
      client.disconnect();
    }
  };
  const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return new StartedProcess(REDIS_SERVER, args, {}, ready).start();
}
