import { PayPal } from './paypal-provider.service.js';
import { PayPalClient } from './client/paypal-client.service.js';
import { PayPalNotices } from './webhooks/paypal-notices.service.js';
import { PayPalStatement } from './statement/paypal-statement.service.js';

/** How PayPal is asked. */
export const PAYPAL = [PayPal, PayPalClient, PayPalNotices, PayPalStatement];
