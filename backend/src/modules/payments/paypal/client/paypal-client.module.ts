import { Module } from '@nestjs/common';
import { PayPalStatement } from '../statement/paypal-statement.service.js';
import { PayPalNotices } from '../webhooks/paypal-notices.service.js';
import { PayPalClient } from './paypal-client.service.js';

/** How PayPal is called. */
@Module({
  providers: [PayPalClient, PayPalNotices, PayPalStatement],
  exports: [PayPalClient, PayPalNotices, PayPalStatement],
})
export class PayPalClientModule {}
