import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { MoneyAlerts } from '../../alerts/money-alerts.service.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { NOBODYS, WEBHOOK_QUEUE } from './webhooks.service.js';

/** What PayPal told of a payment before we knew it, such as a dispute before the form's own notice. */
@Injectable()
export class EarlyNotices {
  constructor(
    private readonly jobs: Jobs,
    private readonly alerts: MoneyAlerts,
  ) {}

  /** It is worked on once more. In the transaction that books the payment. */
  async again(manager: EntityManager, captureId: string): Promise<void> {
    const early = await manager.findBy(WebhookEvent, { captureId, outcome: NOBODYS });
    for (const { id } of early) {
      await manager.update(WebhookEvent, { id }, { status: 'new', outcome: null, doneAt: null });
      await this.jobs.add(manager, WEBHOOK_QUEUE, { eventId: id }, `${id}:again`);
    }
    if (early.length > 0) await this.alerts.settle(manager, 'foreign', captureId, 'It is known by now');
  }
}
