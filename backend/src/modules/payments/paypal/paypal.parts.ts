import type { Provider } from '@nestjs/common';
import { EarlyNotices } from '../provider/early-notices.js';
import { PaymentProvider } from '../provider/payment-provider.js';
import { ProviderWords } from '../provider/provider-words.js';
import { PayPalClient } from './client/paypal-client.service.js';
import { PayPalProvider } from './paypal-provider.service.js';
import { PayPalWords } from './paypal-words.service.js';
import { PayPalStatement } from './statement/paypal-statement.service.js';
import { EarlyWebhooks } from './webhooks/early-webhooks.service.js';
import { PayPalNotices } from './webhooks/paypal-notices.service.js';

/** How PayPal is asked. */
export const PAYPAL: Provider[] = [
  PayPalClient,
  PayPalNotices,
  PayPalStatement,
  { provide: PaymentProvider, useClass: PayPalProvider },
  { provide: ProviderWords, useClass: PayPalWords },
  { provide: EarlyNotices, useClass: EarlyWebhooks },
];
