import {
  Inject,
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import PgBoss from 'pg-boss';
import { Gauge } from 'prom-client';
import type { EntityManager } from 'typeorm';
import { CONFIG, type AppConfig } from '../config/config.js';
import { AfterCommit } from '../database/after-commit.js';
import { log } from '../logging/log.js';
import { inTransaction, queueOptions } from './queue-options.js';

/** Which try of a job this is. */
interface Attempt {
  /** When it throws now, it has failed for good. */
  isLast: boolean;
}

/** What a queue does with one job's data, and how often it is tried again when that throws. */
export interface Queue<T extends object> {
  work: (data: T, attempt: Attempt) => Promise<void>;
  /** Further attempts after the first, with pauses that double from {@link retryDelaySeconds} on. 5 unless told. */
  retries?: number;
  retryDelaySeconds?: number;
  /** A job that is not done by then, because its node died or hangs, is given to another. 60 unless told. */
  expireSeconds?: number;
  /** How many of its jobs a node does at once. 1 unless told. */
  atOnce?: number;
  /** When to add a job by itself: five fields of cron, UTC. One job for all nodes. */
  cron?: string;
}

interface Known {
  // A queue knows its own data's shape; the list of them all does not.
  queue: Queue<object>;
  workerIds: string[];
}

/**
 * Background work that must happen: jobs are rows, added in the transaction that wants them, taken by one node at a
 * time, tried again when they fail or their node dies, and kept where an operator sees them when they fail for good.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly boss: PgBoss;
  private readonly queues = new Map<string, Known>();

  constructor(
    @Inject(CONFIG) config: AppConfig,
    private readonly after: AfterCommit,
  ) {
    this.boss = new PgBoss(queueOptions(config.DATABASE_URL));
    this.boss.on('error', (err) => log.error({ err }, 'the job queue met a fault; it goes on'));
    const gauge = new Gauge({
      name: 'gangway_jobs',
      help: 'Jobs by queue and state',
      labelNames: ['queue', 'state'],
    });
    this.boss.on('monitor-states', ({ queues }) => {
      for (const [queue, counts] of Object.entries(queues)) {
        for (const [state, count] of Object.entries(counts)) gauge.set({ queue, state }, Number(count));
      }
    });
  }

  /** Names a queue and what it does. To be called while the modules come up. */
  define<T extends object>(name: string, queue: Queue<T>): void {
    this.queues.set(name, { queue: queue as unknown as Queue<object>, workerIds: [] });
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.boss.start();
    for (const [name, known] of this.queues) await this.open(name, known);
    // What an older version had a timetable for would wait in its queue for ever.
    for (const { name } of await this.boss.getSchedules())
      if (!this.queues.get(name)?.queue.cron) await this.boss.unschedule(name);
  }

  private async open(name: string, known: Known): Promise<void> {
    const { retries = 5, retryDelaySeconds = 10, expireSeconds = 60, atOnce = 1, cron, work } = known.queue;
    const options = {
      name,
      // With a key: one job waits under it, however often it is asked for; one more may run meanwhile.
      policy: 'short' as const,
      retryLimit: retries,
      retryDelay: retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: expireSeconds,
    };
    await this.boss.createQueue(name, options);
    await this.boss.updateQueue(name, options);
    if (cron) await this.boss.schedule(name, cron);
    while (known.workerIds.length < atOnce) {
      const id = await this.boss.work(name, { includeMetadata: true }, async (jobs) => {
        for (const { id: jobId, data, retryCount, retryLimit } of jobs)
          await this.run(name, jobId, () => work(data as object, { isLast: retryCount >= retryLimit }));
      });
      known.workerIds.push(id);
    }
  }

  private async run(queue: string, jobId: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (err) {
      log.error({ err, queue, jobId }, 'a job failed; it is tried again as often as its queue allows');
      throw err;
    } finally {
      // The library waits a round after each job; where one was, the next may be waiting.
      this.wake(queue);
    }
  }

  /**
   * Adds a job if the transaction commits, and begins it then.
   * @param key a second job under a waiting one's key is not added
   * @param priority those with a higher one are taken first, whenever they came
   */
  async add(manager: EntityManager, name: string, data: object, key: string, priority = 0): Promise<void> {
    await this.boss.send(name, data, { singletonKey: key, priority, db: inTransaction(manager) });
    this.after.ring(manager, `job:${name}`, () => this.wake(name));
  }

  /** This node looks at the queue at once, not at its next round. */
  private wake(name: string): void {
    for (const id of this.queues.get(name)?.workerIds ?? []) this.boss.notifyWorker(id);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.boss.stop({ graceful: true, wait: true, timeout: 10_000 });
  }
}
