import type { Queryable } from '../storage/database.js';
import type { Order } from './order.js';
import { nextStatus, type OrderEvent } from './orders.rules.js';
import { saveStatus } from './orders.store.js';

/**
 * Takes an order one step through its life, in the transaction that holds its lock.
 * @throws Error when the life cycle has no such step; callers ask the rules first
 */
export async function moveOrder(
  tx: Queryable,
  order: Order,
  event: OrderEvent,
  at: Date,
  funding: Order['funding'] = order.funding,
): Promise<Order> {
  const status = nextStatus(order.status, event);
  if (status === null) throw new Error(`Order ${order.id} is ${order.status} and cannot ${event}`);
  const moved = { ...order, status, funding, updatedAt: at };
  await saveStatus(tx, moved);
  return moved;
}
