import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../../platform/clock/clock.js';
import { insertNew } from '../../../../platform/database/insert-new.js';
import { DomainError } from '../../../../platform/errors/domain-error.js';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { log } from '../../../../platform/logging/log.js';
import { WebhookCheck } from './webhook-check.service.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { type EventFacts, eventFacts } from './webhook-event.rules.js';
import { transmissionOf } from './webhook-signature.rules.js';

export const WEBHOOK_QUEUE = 'paypal.webhook';
/** What came of an event about nothing of ours. */
export const NOBODYS = 'No payment of ours';

/** The door for PayPal's webhooks: checked, kept with the job that works on them, answered. */
@Injectable()
export class Webhooks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly check: WebhookCheck,
  ) {}

  /** Resolves once it is stored. Throws `notice.not_believed` and, when PayPal has to send it again, `notice.unclear`. */
  async take(headers: object, body: unknown): Promise<void> {
    const transmission = transmissionOf(headers);
    if (!Buffer.isBuffer(body) || !transmission) throw new DomainError('notice.not_believed');
    const event = eventFacts(jsonOf(body));
    if (!(await this.check.isGenuine(transmission, body))) {
      log.warn({ eventType: event?.eventType }, 'a webhook was refused: PayPal did not send it like this');
      throw new DomainError('notice.not_believed');
    }
    // Signed, and none that we could act on: sent again, it would be the same.
    if (!event) return log.error({ transmissionId: transmission.id }, 'a signed webhook could not be read');
    await this.keep(event, transmission.id);
  }

  /** Keeps an event with its job, once; false when it was here before. @param transmissionId how it came. */
  async keep(event: EventFacts, transmissionId: string): Promise<boolean> {
    const isNew = await this.db.transaction((manager) => this.store(manager, event, transmissionId));
    return isNew;
  }

  private async store(manager: EntityManager, event: EventFacts, transmissionId: string): Promise<boolean> {
    const row = { ...event, transmissionId, status: 'new' as const, receivedAt: this.clock.now() };
    if (!(await insertNew(manager, WebhookEvent, row))) return false;
    await this.jobs.add(manager, WEBHOOK_QUEUE, { eventId: event.id }, event.id);
    return true;
  }
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Not an event: the check that follows says so.
    return null;
  }
}
