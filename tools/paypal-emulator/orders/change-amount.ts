import type { Emulator } from '../emulator.js';
import { refusal } from '../http/refusal.js';
import { readCents } from '../payments/money.rules.js';
import type { Queryable } from '../storage/database.js';
import { getLiveOrderForUpdate } from './live-order.js';
import type { Order } from './order.js';
import { savePurchaseUnits } from './orders.store.js';

/**
 * Somebody changed what an order costs, behind the merchant's back and whatever PayPal's rules say. Its parts, which
 * no longer add up, are dropped.
 */
export async function changeAmount(
  tx: Queryable,
  { now }: Emulator,
  id: string,
  value: string,
): Promise<Order> {
  const order = await getLiveOrderForUpdate(tx, id, now());
  const [first, ...others] = order.purchaseUnits;
  const amountCents = readCents(value, first?.currency ?? 'USD');
  if (!first || typeof amountCents === 'string')
    throw refusal('INVALID_PARAMETER_VALUE', { field: '/value', value });
  const { breakdownCents: _parts, items: _items, ...rest } = first;
  const changed = { ...order, purchaseUnits: [{ ...rest, amountCents }, ...others], updatedAt: now() };
  await savePurchaseUnits(tx, changed);
  return changed;
}
