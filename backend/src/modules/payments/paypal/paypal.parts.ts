import { PayPal } from './paypal.js';
import { PayPalClient } from './paypal-client.js';
import { PayPalNotices } from './paypal-notices.js';
import { PayPalStatement } from './paypal-statement.js';

/** How PayPal is asked. */
export const PAYPAL = [PayPal, PayPalClient, PayPalNotices, PayPalStatement];
