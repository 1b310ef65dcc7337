import { join } from 'node:path';
import { freePort } from '../local/free-port.js';
import { startEmbeddedPostgres } from '../local/embedded-postgres/start.js';
import { makePrivateFolder } from '../local/make-folder.js';
import { step } from '../local/progress.js';
import { readLocalSettings } from '../local/settings.js';
import { keptInRedis } from './logins/kept-in-redis.js';
import { ONE_OF_EACH, refusedLogins, WAVES } from './logins/refused-logins.js';
import { readOptions, wholeNumber } from './options.js';
import { describeMachine } from './report/machine.js';
import { runBench } from './run-bench.js';
import { freshDatabase } from './servers/fresh-database.js';
import { environment } from './servers/gangway.js';
import { NodeProcess } from './servers/node-process.js';
import { type RedisServer, startRedis } from './servers/redis.js';

const SCRIPT = new URL('../../backend/bundled/app.js', import.meta.url);
const USAGE = 'Usage: npm run bench:logins -- [--count 50000]';
const MB = 1_048_576;
const WARM_UP = 2_000;

interface Ground {
  databaseUrl: string;
  logDir: string;
  count: number;
  redis: RedisServer | undefined;
}

// `npm run bench:logins`: what refused logins leave in a node and in Redis: as many with one name from one address, with
// names that are all different from one address, and from addresses that are all different. One node alone, one with Redis.
await runBench(async () => {
  const given = readOptions({ count: { type: 'string' } }, USAGE);
  const count = wholeNumber('count', given.count, { min: 100, max: 1_000_000, fallback: 50_000 });
  const { dataDir, logDir } = readLocalSettings(process.env);
  makePrivateFolder(dataDir);
  makePrivateFolder(logDir);
  console.log(`  ${describeMachine()}\n  ${count} refused logins of each kind\n`);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'bench') });
  const redis = await startRedis(logDir);
  try {
    for (const store of [undefined, redis]) {
      const databaseUrl = await freshDatabase(postgres.url, 'bench_logins');
      await waves({ databaseUrl, logDir, count, redis: store });
    }
  } finally {
    await redis.stop();
    await postgres.stop();
  }
});

async function waves({ databaseUrl, logDir, count, redis }: Ground): Promise<void> {
  const name = redis ? 'a node with Redis' : 'a node alone';
  const limits = { TRUST_PROXY_HOPS: '1', REQUESTS_PER_ADDRESS: '1000000', LOG_LEVEL: 'silent' };
  const env = { ...environment(databaseUrl, redis), ...limits, PUBLIC_URL: 'http://localhost' };
  const logFile = join(logDir, 'bench-logins.log');
  const node = await NodeProcess.start({
    ...{ name, script: SCRIPT, port: await freePort(), env, logFile, nodeFlags: [] },
  });
  try {
    const told = async (after: string) => {
      const { rssBytes, heapBytes } = await node.usage(true);
      const kept = redis ? `, ${await keptInRedis(redis.url)}` : '';
      console.log(
        `  ${name}, ${after}: ${Math.round(heapBytes / MB)} MB of objects, ${Math.round(rssBytes / MB)} MB in all${kept}`,
      );
    };
    // What is compiled and opened once is no one's logins.
    await refusedLogins(node.port, ONE_OF_EACH, WARM_UP);
    await told('before');
    for (const wave of WAVES) {
      await step(`${name}: ${wave.title}`, () => refusedLogins(node.port, wave, count));
      await told(`after ${wave.title}`);
    }
  } finally {
    await node.stop();
  }
}
