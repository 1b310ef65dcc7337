import { Injectable, type BeforeApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Counter } from 'prom-client';
import { DataSource, LessThan } from 'typeorm';
import { Clock, DAY_MS, HOUR_MS, MINUTE_MS } from '../clock/clock.js';
import { currentRequest } from '../http/request-context.js';
import { Housekeeping } from '../jobs/housekeeping.js';
import { Sweeper } from '../jobs/sweeper.js';
import { log } from '../logging/log.js';
import { SecurityEvent } from './security-event.entity.js';
import { Gathering, type Happening, type SecurityEventName } from './security-events.rules.js';

const KEEP_DAYS = 90;
const WRITE_AFTER_MS = 1_000;

/**
 * What happens at the doors, beside the log of who did what: for who has to see an attack, and to find out afterwards. It
 * is written a second later and never makes anybody wait; what a node that dies had not written yet is lost.
 */
@Injectable()
export class SecurityLog implements OnModuleInit, BeforeApplicationShutdown {
  private readonly gathering = new Gathering();
  private counter: Counter | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly sweeper: Sweeper,
  ) {}

  onModuleInit(): void {
    this.counter = new Counter({
      name: 'gangway_security_events_total',
      help: 'What happened at the doors, by event',
      labelNames: ['event'],
    });
    this.housekeeping.hourly('old-security-events', () => this.forget());
    this.sweeper.every(MINUTE_MS, 'security-floods', () => this.write(this.gathering.takeFloods()));
    this.sweeper.every(HOUR_MS, 'security-hour', async () => this.gathering.forgetHour());
  }

  /** @param about whose account, where it is not that of who asks; the network, where no request is being answered. */
  note(event: SecurityEventName, about: { userId?: number | null; network?: string | null } = {}): void {
    this.counter?.inc({ event });
    const request = currentRequest();
    const { userId = request?.userId ?? null, network = request?.network ?? null } = about;
    const browser = request?.browser.browser ?? null;
    this.gathering.add({ event, userId, network, browser, requestId: request?.id ?? null });
    this.timer ??= setTimeout(() => void this.flush(), WRITE_AFTER_MS);
  }

  private async flush(): Promise<void> {
    this.timer = undefined;
    await this.write(this.gathering.take());
  }

  private async write(rows: (Happening & { times: number })[]): Promise<void> {
    if (rows.length === 0) return;
    const at = this.clock.now();
    try {
      await this.db.manager.insert(
        SecurityEvent,
        rows.map((row) => ({ ...row, at })),
      );
    } catch (err) {
      log.warn({ err, rows: rows.length }, 'the security log could not be written');
    }
  }

  private async forget(): Promise<void> {
    await this.db.manager.delete(SecurityEvent, { at: LessThan(this.clock.in(-KEEP_DAYS * DAY_MS)) });
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearTimeout(this.timer);
    await this.write([...this.gathering.take(), ...this.gathering.takeFloods()]);
  }
}
