import { randomUUID } from 'node:crypto';
import PgBoss from 'pg-boss';
import { queueOptions } from '../../src/platform/jobs/queue-options.js';
import { eventually } from './eventually.js';
import type { Stack } from './stack.js';

/** Has one of the nodes do now what a timetable would have it do later, and waits until it is done. */
export async function runJob(stack: Stack, queue: string): Promise<void> {
  await runJobs(stack, queue, [{}]);
}

/** The same for several jobs at once, which the nodes share as they come: what a sweep of each node would ask for. */
export async function runJobs(stack: Stack, queue: string, work: readonly object[]): Promise<void> {
  const boss = new PgBoss({
    ...queueOptions(stack.databaseUrl),
    supervise: false,
    schedule: false,
    migrate: false,
  });
  await boss.start();
  try {
    // Each under a key of its own: none is left out because another one waits.
    const ids = await Promise.all(work.map((data) => boss.send(queue, data, { singletonKey: randomUUID() })));
    for (const id of ids) {
      if (!id) throw new Error(`${queue} took no job.`);
      await eventually(() => assertDone(boss, queue, id), 60_000);
    }
  } finally {
    await boss.stop({ graceful: false });
  }
}

async function assertDone(boss: PgBoss, queue: string, id: string): Promise<void> {
  const job = await boss.getJobById(queue, id);
  if (job?.state === 'failed') throw new Error(`${queue} failed: ${JSON.stringify(job.output)}`);
  if (job?.state !== 'completed') throw new Error(`${queue} is ${job?.state ?? 'gone'}.`);
}
