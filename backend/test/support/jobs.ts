import PgBoss from 'pg-boss';
import { queueOptions } from '../../src/platform/jobs/queue-options.js';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/** Has one of the nodes do now what a timetable would have it do later, and waits until it is done. */
export async function runJob(stack: Stack, queue: string): Promise<void> {
  const boss = new PgBoss({
    ...queueOptions(stack.databaseUrl),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    const id = await boss.send(queue, {});
    if (!id) throw new Error(`${queue} took no job.`);
    await eventually(async () => {
      const job = await boss.getJobById(queue, id);
      if (job?.state === 'failed') throw new Error(`${queue} failed: ${JSON.stringify(job.output)}`);
      if (job?.state !== 'completed') throw new Error(`${queue} is ${job?.state ?? 'gone'}.`);
    }, 60_000);
  } finally {
    await boss.stop({ graceful: false });
  }
}
