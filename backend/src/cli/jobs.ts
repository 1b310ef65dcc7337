import { parseArgs } from 'node:util';
import PgBoss from 'pg-boss';
import { QUEUE_SCHEMA, queueOptions } from '../platform/jobs/queue-options.js';

const USAGE = `Shows the background jobs that failed for good, and tries them again.
  DATABASE_URL=... node jobs.js                      lists them
  DATABASE_URL=... node jobs.js --retry QUEUE/ID     tries one again
  DATABASE_URL=... node jobs.js --retry-all          tries all of them again`;

interface FailedJob {
  queue: string;
  id: string;
  failedAt: Date;
  data: object;
  error: string | null;
}

const { retry, 'retry-all': retryAll } = parseArgs({
  options: { retry: { type: 'string' }, 'retry-all': { type: 'boolean' } },
}).values;
const { DATABASE_URL: url } = process.env;
if (!url) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(1);
}

const boss = new PgBoss({ ...queueOptions(url), supervise: false, schedule: false, migrate: false });
await boss.start();
try {
  const failed = await failedJobs();
  const wanted = retryAll ? failed : failed.filter(({ queue, id }) => `${queue}/${id}` === retry);
  for (const { queue, id } of wanted) await boss.retry(queue, id);
  if (retry || retryAll)
    process.stdout.write(`${wanted.length} of ${failed.length} failed jobs are tried again.\n`);
  else for (const job of failed) process.stdout.write(`${line(job)}\n`);
  if (retry && wanted.length === 0) process.exitCode = 1;
} finally {
  await boss.stop({ graceful: false, wait: true });
}

async function failedJobs(): Promise<FailedJob[]> {
  const { rows } = await boss.getDb().executeSql(
    `SELECT name AS queue, id, completed_on AS "failedAt", data, output->>'message' AS error
         FROM ${QUEUE_SCHEMA}.job WHERE state = 'failed' ORDER BY completed_on`,
    [],
  );
  return rows;
}

function line({ queue, id, failedAt, data, error }: FailedJob): string {
  return `${failedAt.toISOString()}  ${queue}/${id}  ${JSON.stringify(data)}  ${error ?? ''}`;
}
