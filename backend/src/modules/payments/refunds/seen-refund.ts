import { amountCents } from '../../bookings/quote/money-text.js';
import type { PayPalOrder, PayPalRefund } from '../paypal/client/paypal.schemas.js';

/** A refund as PayPal shows it, ours or one made in PayPal's dashboard. */
export interface SeenRefund {
  /** PayPal's id of the refund. */
  id: string;
  amountCents: number;
  /** PayPal's word, e.g. COMPLETED. */
  status: string;
  /** Our refund's public id, where it is ours. */
  customId?: string;
}

export function seenRefund(refund: PayPalRefund): SeenRefund {
  const cents = amountCents(refund.amount.value);
  if (cents === null) throw new Error(`PayPal reports a refund over "${refund.amount.value}".`);
  return { id: refund.id, amountCents: cents, status: refund.status, customId: refund.custom_id };
}

/** Every refund in PayPal's picture of an order. */
export function refundsOf(order: PayPalOrder): SeenRefund[] {
  return (order.purchase_units[0]?.payments?.refunds ?? []).map(seenRefund);
}
