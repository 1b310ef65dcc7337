import { Injectable, type OnModuleInit } from '@nestjs/common';
import { log } from '../logging/log.js';
import { Jobs } from './jobs.js';

const QUEUE = 'housekeeping';
const HOURLY = '20 * * * *';
const EXPIRE_SECONDS = 15 * 60;

/** Forgets what has had its time: each hour one node goes through what every module named. */
@Injectable()
export class Housekeeping implements OnModuleInit {
  private readonly tasks = new Map<string, () => Promise<unknown>>();

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: () => this.run(), cron: HOURLY, expireSeconds: EXPIRE_SECONDS });
  }

  /** Names what is to be forgotten each hour. Forgetting it again must change nothing: a run that fails is tried again. */
  hourly(name: string, work: () => Promise<unknown>): void {
    this.tasks.set(name, work);
  }

  /** One that fails keeps no other from its turn. */
  private async run(): Promise<void> {
    const failed: string[] = [];
    for (const [task, work] of this.tasks) {
      try {
        await work();
      } catch (err) {
        log.error({ err, task }, 'something that has had its time could not be forgotten');
        failed.push(task);
      }
    }
    if (failed.length > 0) throw new Error(`Not forgotten: ${failed.join(', ')}.`);
  }
}
