import { amountCents } from '../../bookings/quote/money-text.js';
import type { ProviderOrder, Returned } from '../provider/provider.types.js';

/** A refund as the provider shows it, ours or one that was made there, or as it told of it. */
export type SeenRefund = Pick<Returned, 'id' | 'state' | 'word' | 'ownId'> & { amountCents: number };

/** Throws where its amount cannot be read. */
export function seenRefund({ id, state, word, ownId, money }: Returned): SeenRefund {
  const cents = amountCents(money.amount);
  if (cents === null) throw new Error(`PayPal reports a refund over "${money.amount}".`);
  return { id, amountCents: cents, state, word, ownId };
}

/** Every refund in the provider's picture of an order. */
export function refundsOf(order: Pick<ProviderOrder, 'returned'>): SeenRefund[] {
  return order.returned.map(seenRefund);
}
