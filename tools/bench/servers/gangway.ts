import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { freePort } from '../../local/free-port.js';
import { makeMembers } from '../members/make-members.js';
import type { Contender, Ground } from './contender.js';
import { freshDatabase } from './fresh-database.js';
import { NodeProcess } from './node-process.js';
import { type RedisServer, startRedis } from './redis.js';

const SCRIPT = new URL('../../../backend/bundled/app.js', import.meta.url);

/** Gangway as it is deployed: the compiled server on PostgreSQL. With several nodes each has its share of the members. */
export function gangway(options: { nodes: number; withRedis: boolean }): Contender {
  const isAlone = options.nodes === 1 && !options.withRedis;
  const name = isAlone ? 'Gangway' : `Gangway x${options.nodes} + Redis`;
  return {
    name,
    protocol: 'gangway',
    start: async (ground) => {
      const redis = options.withRedis ? await startRedis(ground.logDir) : undefined;
      const nodes: NodeProcess[] = [];
      const stop = async () => {
        await Promise.all(nodes.map((node) => node.stop()));
        await redis?.stop();
      };
      try {
        const env = environment(await freshDatabase(ground.postgresUrl, 'bench_gangway'), redis);
        for (let i = 1; i <= options.nodes; i++)
          nodes.push(await startNode(ground, `${name}, node ${i}`, i, env));
        return { nodes, seats: await seatsOf(env.DATABASE_URL, nodes, ground.members), stop };
      } catch (error) {
        await stop();
        throw error;
      }
    },
  };
}

async function startNode(ground: Ground, name: string, i: number, env: Environment): Promise<NodeProcess> {
  const { logDir, nodeFlags } = ground;
  const logFile = join(logDir, `bench-gangway-${i}.log`);
  return NodeProcess.start({ name, script: SCRIPT, port: await freePort(), env, logFile, nodeFlags });
}

async function seatsOf(databaseUrl: string, nodes: NodeProcess[], count: number) {
  const { cookies } = await makeMembers(databaseUrl, { count, isDemo: true, publicUrl: 'http://localhost' });
  return cookies.map((cookie, i) => {
    const node = nodes[i % nodes.length];
    if (!node) throw new Error('There is no node to connect to.');
    return { port: node.port, cookie };
  });
}

type Environment = ReturnType<typeof environment>;

/** Nothing of the person's own environment: a benchmark must not meet their database, their PayPal or their mail. */
export function environment(databaseUrl: string, redis: RedisServer | undefined) {
  return {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATABASE_URL: databaseUrl,
    REDIS_URL: redis?.url,
    DATA_KEY: randomBytes(32).toString('base64'),
    DEMO_MODE: '1',
    PAYPAL_ENV: 'emulator',
    // Nobody pays here; port 9 is the one that throws everything away.
    PAYPAL_API_BASE: 'http://127.0.0.1:9',
    PAYPAL_SDK_URL: 'http://127.0.0.1:9/web-sdk/v6/core',
    PAYPAL_CLIENT_ID: 'bench',
    PAYPAL_CLIENT_SECRET: 'bench',
  };
}
