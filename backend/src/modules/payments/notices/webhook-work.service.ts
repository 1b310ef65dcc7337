import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { MoneyAlerts } from '../alerts/money-alerts.service.js';
import { Payment } from '../payment.entity.js';
import { goneIsNull } from '../paypal/paypal-error.js';
import { WebhookActions } from './webhook-actions.service.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { kindOf } from './webhook-event.rules.js';
import { EarlyNotices } from './early-notices.service.js';
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

/** Works on stored webhooks: an event is only a trigger, what happened is read at PayPal. */
@Injectable()
export class WebhookWork implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly actions: WebhookActions,
    private readonly alerts: MoneyAlerts,
    private readonly news: TripNewsDesk,
    private readonly early: EarlyNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.define(WEBHOOK_QUEUE, {
      work: ({ eventId }: { eventId: string }) => this.workOn(eventId),
      retries: RETRIES,
      retryDelaySeconds: FIRST_PAUSE_SECONDS,
      expireSeconds: EXPIRE_SECONDS,
      atOnce: AT_ONCE,
    });
  }

  private async workOn(eventId: string): Promise<void> {
    const event = await this.db.manager.findOneByOrFail(WebhookEvent, { id: eventId });
    if (event.status !== 'new') return;
    const kind = kindOf(event.eventType);
    if (!kind) return this.end(event, 'ignored', 'We do nothing on this');
    // What PayPal itself does not know is nobody's. Its silence is another matter: the job is tried again.
    const isOurs = await this.actions[kind](event).catch(goneIsNull);
    if (isOurs) return this.end(event, 'done', 'Booked as PayPal shows it');
    if (await this.isOfOurs(event)) return this.end(event, 'ignored', 'PayPal has forgotten it');
    await this.raiseForeign(event);
    await this.end(event, 'ignored', NOBODYS);
    // It was booked while we looked elsewhere.
    if (await this.isOfOurs(event)) await this.again(event);
  }

  /** An order of ours lapses like any other, and PayPal may tell of it later than that. */
  private isOfOurs({ orderId, captureId }: WebhookEvent): Promise<boolean> {
    const [providerOrderId, providerCaptureId] = [orderId ?? '', captureId ?? ''];
    return this.db.manager.existsBy(Payment, [{ providerOrderId }, { providerCaptureId }]);
  }

  /** Money may be waiting in an order we never made, or whose row is lost: a person looks, nothing is made of it. */
  private async raiseForeign(event: WebhookEvent): Promise<void> {
    const what = event.orderId ?? event.captureId ?? event.resourceId ?? event.id;
    await this.alerts.raise(this.db.manager, {
      kind: 'foreign',
      ref: what,
      text: `PayPal tells of ${what} (${event.eventType}), which is no payment of ours`,
    });
    this.news.wake();
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
