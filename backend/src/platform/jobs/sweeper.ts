import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { log } from '../logging/log.js';

interface Sweep {
  name: string;
  everyMs: number;
  work: () => Promise<unknown>;
  timer?: NodeJS.Timeout;
  running?: Promise<void>;
  again: boolean;
}

/**
 * Repeats small pieces of background work on every node. What is to be done stands in the rows themselves and is
 * claimed there with `FOR UPDATE SKIP LOCKED`, so a node that dies loses nothing and two nodes never do one thing twice.
 */
@Injectable()
export class Sweeper implements BeforeApplicationShutdown {
  private readonly sweeps = new Map<string, Sweep>();
  private stopped = false;

  /** Runs `work` now and then every `everyMs` after it ended, never twice at once on this node. */
  every(everyMs: number, name: string, work: () => Promise<unknown>): void {
    this.sweeps.set(name, { name, everyMs, work, again: false });
    this.wake(name);
  }

  /** Runs a sweep as soon as possible: called after the commit that gave it something to do. */
  wake(name: string): void {
    const sweep = this.sweeps.get(name);
    if (!sweep || this.stopped) return;
    if (sweep.running) {
      sweep.again = true;
      return;
    }
    clearTimeout(sweep.timer);
    sweep.running = this.run(sweep);
  }

  private async run(sweep: Sweep): Promise<void> {
    try {
      await sweep.work();
    } catch (err) {
      log.error({ err, sweep: sweep.name }, 'background work failed; it is tried again');
    }
    sweep.running = undefined;
    if (this.stopped) return;
    const delay = sweep.again ? 0 : sweep.everyMs * (0.9 + Math.random() * 0.2);
    sweep.again = false;
    sweep.timer = setTimeout(() => this.wake(sweep.name), delay);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const sweep of this.sweeps.values()) clearTimeout(sweep.timer);
    for (const sweep of this.sweeps.values()) await sweep.running;
  }
}
