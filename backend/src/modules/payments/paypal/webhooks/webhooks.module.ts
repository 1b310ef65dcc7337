import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../../alerts/money-alerts.module.js';
import { NewsModule } from '../../news/news.module.js';
import { PayPalClientModule } from '../client/paypal-client.module.js';
import { PayPalModule } from '../paypal.module.js';
import { Certificates } from './certificates.service.js';
import { MissedEvents } from './missed-events.service.js';
import { WebhookCheck } from './webhook-check.service.js';
import { WebhookWork } from './webhook-work.service.js';
import { Webhooks } from './webhooks.service.js';

/** The webhooks: checked, kept, fetched when they were missed, worked on. */
@Module({
  imports: [MoneyAlertsModule, NewsModule, PayPalClientModule, PayPalModule],
  providers: [Certificates, MissedEvents, WebhookCheck, Webhooks, WebhookWork],
  exports: [Webhooks],
})
export class WebhooksModule {}
