import { Module } from '@nestjs/common';
import { AttemptsModule } from '../../auth/attempts.module.js';
import { PaymentFormModule } from './form/payment-form.module.js';
import { IpnModule } from './ipn/ipn.module.js';
import { NoticesController } from './notices.controller.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

/** What PayPal adds to the site: the doors for its notices, and its form. */
@Module({
  imports: [AttemptsModule, IpnModule, PaymentFormModule, WebhooksModule],
  controllers: [NoticesController],
  exports: [PaymentFormModule],
})
export class PayPalDoorsModule {}
