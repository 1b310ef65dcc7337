import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, HOUR_MS } from '../../../../platform/clock/clock.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { log } from '../../../../platform/logging/log.js';
import { PayPalNotices } from './paypal-notices.service.js';
import { eventFacts } from './webhook-event.rules.js';
import { Webhooks } from './webhooks.service.js';

const QUEUE = 'paypal.missed-events';
const HOURLY = '7 * * * *';
const LOOK_BACK_MS = 3 * HOUR_MS;
const EXPIRE_SECONDS = 300;

/** Every hour the events of the last three are asked for: one whose delivery went wrong is fetched. */
@Injectable()
export class MissedEvents implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly paypal: PayPalNotices,
    private readonly webhooks: Webhooks,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, {
      work: () => this.fetch(),
      retries: 2,
      expireSeconds: EXPIRE_SECONDS,
      cron: HOURLY,
    });
  }

  private async fetch(): Promise<void> {
    const now = this.clock.outside();
    const events = await this.paypal.eventsBetween(new Date(now.getTime() - LOOK_BACK_MS), now);
    let missed = 0;
    for (const event of events) {
      const facts = eventFacts(event);
      // Fetched from PayPal itself: it needs no signature, and has no transmission of its own.
      if (facts && (await this.webhooks.keep(facts, `fetched:${facts.id}`))) missed += 1;
    }
    if (missed) log.warn({ missed }, 'PayPal had events that never came here; they are worked on now');
  }
}
