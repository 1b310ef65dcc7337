import { Module } from '@nestjs/common';
import { MoneyAlertsModule } from '../alerts/money-alerts.module.js';
import { EarlyNotices } from '../provider/early-notices.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderWords } from '../provider/provider-words.js';
import { PayPalClientModule } from './client/paypal-client.module.js';
import { PayPalProvider } from './paypal-provider.service.js';
import { PayPalWords } from './paypal-words.service.js';
import { EarlyWebhooks } from './webhooks/early-webhooks.service.js';

/** PayPal as the provider. */
@Module({
  imports: [MoneyAlertsModule, PayPalClientModule],
  providers: [
    { provide: PaymentProvider, useClass: PayPalProvider },
    { provide: ProviderWords, useClass: PayPalWords },
    { provide: EarlyNotices, useClass: EarlyWebhooks },
  ],
  exports: [PaymentProvider, ProviderWords, EarlyNotices],
})
export class PayPalModule {}
