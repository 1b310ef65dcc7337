import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { MoneyAlerts } from '../../alerts/money-alerts.service.js';
import { PaymentFinder } from '../../news/payment-finder.service.js';
import type { News } from '../../news/news.js';
import { ProviderNews } from '../../news/provider-news.service.js';
import { EarlyNotices } from '../../provider/early-notices.js';
import { isGone } from '../../provider/provider-error.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { kindOf } from './webhook-event.rules.js';
import { NOBODYS, WEBHOOK_QUEUE } from './webhooks.service.js';

/** With pauses that double from five seconds on: four days. PayPal may be away for a while. */
const RETRIES = 16;
const FIRST_PAUSE_SECONDS = 5;
/**
 * What a dead node was at is taken up again after this. Three questions to PayPal that all have to be repeated may take
 * longer: then a second one works on it too, and what it books is booked already.
 */
const EXPIRE_SECONDS = 60;
const AT_ONCE = 4;
const APPROVED = 'CHECKOUT.ORDER.APPROVED';

/** Works on stored webhooks: an event is only a trigger, what happened is read at PayPal. */
@Injectable()
export class WebhookWork implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly news: ProviderNews,
    private readonly finder: PaymentFinder,
    private readonly alerts: MoneyAlerts,
    private readonly early: EarlyNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.define(WEBHOOK_QUEUE, {
      work: ({ eventId }: { eventId: string }, { isLast }) => this.workOn(eventId, isLast),
      retries: RETRIES,
      retryDelaySeconds: FIRST_PAUSE_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
      atOnce: AT_ONCE,
    });
  }

  private async workOn(eventId: string, isLast: boolean): Promise<void> {
    const event = await this.db.manager.findOneByOrFail(WebhookEvent, { id: eventId });
    if (event.status !== 'new') return;
    const kind = kindOf(event.eventType);
    if (!kind) return this.end(event, 'ignored', 'We do nothing on this');
    const isOurs = await this.news[kind](newsOf(event)).catch(async (err: unknown) => {
      // PayPal tells of things before it shows them: what is ours is looked for again, as its silence is.
      if (!isGone(err) || (!isLast && (await this.isAwaited(event)))) throw err;
      return null;
    });
    if (isOurs) return this.end(event, 'done', 'Booked as PayPal shows it');
    if (await this.isAwaited(event)) await this.raiseUnseen(event);
    if (await this.isOfOurs(event)) return this.end(event, 'ignored', 'PayPal does not show it');
    await this.raiseForeign(event);
    await this.end(event, 'ignored', NOBODYS);
    // It was booked while we looked elsewhere.
    if (await this.isOfOurs(event)) await this.again(event);
  }

  /** That something is approved moves no money: the payment's own timetable asks for it, and the order may have lapsed. */
  private async isAwaited(event: WebhookEvent): Promise<boolean> {
    return event.eventType !== APPROVED && (await this.isOfOurs(event));
  }

  /** Under the ref of the statement's line: the comparison that books it closes this. */
  private async raiseUnseen(event: WebhookEvent): Promise<void> {
    const { eventType, orderId, captureId, resourceId, id } = event;
    const what = resourceId ?? captureId ?? orderId ?? id;
    const payment = await this.finder.find(newsOf(event));
    await this.alerts.raise(this.db.manager, {
      kind: 'difference',
      ref: `statement:${what}`,
      bookingId: payment?.bookingId ?? null,
      text: `PayPal told of ${what} (${eventType}) days ago and does not show it. Please look into your PayPal account`,
    });
  }

  private async isOfOurs(event: WebhookEvent): Promise<boolean> {
    return (await this.finder.find(newsOf(event))) !== null;
  }

  /** Money may be waiting in an order we never made, or whose row is lost: a person looks, nothing is made of it. */
  private async raiseForeign(event: WebhookEvent): Promise<void> {
    const what = event.orderId ?? event.captureId ?? event.resourceId ?? event.id;
    await this.alerts.raise(this.db.manager, {
      kind: 'foreign',
      ref: what,
      text: `PayPal tells of ${what} (${event.eventType}), which is no payment of ours`,
    });
  }

  private async again({ captureId }: WebhookEvent): Promise<void> {
    if (!captureId) return;
    await this.db.transaction((manager) => this.early.again(manager, captureId));
  }

  private async end(event: WebhookEvent, status: 'done' | 'ignored', outcome: string): Promise<void> {
    await this.db.manager.update(
      WebhookEvent,
      { id: event.id },
      { status, outcome, doneAt: this.clock.now() },
    );
  }
}

function newsOf({ id, resourceId, orderId, captureId }: WebhookEvent): News {
  return { id, resourceId, orderId, takingId: captureId };
}
