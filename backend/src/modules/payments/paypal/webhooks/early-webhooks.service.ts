import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Jobs } from '../../../../platform/jobs/jobs.js';
import { MoneyAlerts } from '../../alerts/money-alerts.service.js';
import { EarlyNotices } from '../../provider/early-notices.js';
import { WebhookEvent } from './webhook-event.entity.js';
import { NOBODYS, WEBHOOK_QUEUE } from './webhooks.service.js';

/** The webhooks that came before the payment they are about. */
@Injectable()
export class EarlyWebhooks extends EarlyNotices {
  constructor(
    private readonly jobs: Jobs,
    private readonly alerts: MoneyAlerts,
  ) {
    super();
  }

  async again(manager: EntityManager, captureId: string): Promise<void> {
    const early = await manager.findBy(WebhookEvent, { captureId, outcome: NOBODYS });
    for (const { id } of early) {
      await manager.update(WebhookEvent, { id }, { status: 'new', outcome: null, doneAt: null });
      await this.jobs.add(manager, WEBHOOK_QUEUE, { eventId: id }, `${id}:again`);
    }
    if (early.length > 0) await this.alerts.settle(manager, 'foreign', captureId, 'It is known by now');
  }
}
