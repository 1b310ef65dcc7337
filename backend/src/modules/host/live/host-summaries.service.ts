import { Injectable } from '@nestjs/common';
import type { HostSummary } from '../../../../contracts/host-events.js';
import { log } from '../../../platform/logging/log.js';
import { HostReader } from './host-reader.js';

/** A trip may change without news: a host was added, a status was set. */
const LOOK_ANYWAY_MS = 15_000;

/** The figures of the hosts who are watching on this node: told at most once a second, and only when they changed. */
@Injectable()
export class HostSummaries {
  private readonly told = new Map<number, { figures: string; at: number }>();
  private readonly stale = new Set<number>();
  private isTelling = false;

  constructor(private readonly reader: HostReader) {}

  /** The figures for somebody who has just come. */
  async first(userId: number): Promise<HostSummary> {
    const summary = await this.reader.summary(userId);
    // Who came earlier on another page is told by the next tick.
    if (!this.told.has(userId)) this.told.set(userId, { figures: figuresOf(summary), at: performance.now() });
    return summary;
  }

  /** Something happened on a trip of this host. */
  mark(userId: number): void {
    this.stale.add(userId);
  }

  /** Called each second with those who are watching. */
  async tellChanges(
    watching: ReadonlySet<number>,
    tell: (userId: number, summary: HostSummary) => void,
  ): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    for (const userId of [...this.told.keys(), ...this.stale]) if (!watching.has(userId)) this.forget(userId);
    for (const [userId, { at }] of this.told) {
      if (this.stale.has(userId) || performance.now() - at > LOOK_ANYWAY_MS)
        await this.tellChange(userId, tell);
    }
    this.isTelling = false;
  }

  private async tellChange(
    userId: number,
    tell: (userId: number, summary: HostSummary) => void,
  ): Promise<void> {
    this.stale.delete(userId);
    try {
      const summary = await this.reader.summary(userId);
      const figures = figuresOf(summary);
      const before = this.told.get(userId)?.figures;
      this.told.set(userId, { figures, at: performance.now() });
      if (figures !== before) tell(userId, summary);
    } catch (err) {
      this.stale.add(userId);
      log.debug({ err }, 'the figures of a host could not be counted; they are next time');
    }
  }

  private forget(userId: number): void {
    this.told.delete(userId);
    this.stale.delete(userId);
  }
}

/** A new version alone is no change worth a frame. */
function figuresOf(summary: HostSummary): string {
  return JSON.stringify({ ...summary, version: 0 });
}
