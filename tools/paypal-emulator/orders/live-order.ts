import { refusal } from '../http/refusal.js';
import type { Queryable } from '../storage/database.js';
import type { Order } from './order.js';
import { hasLapsed } from './orders.rules.js';
import { findOrder, findOrderForUpdate } from './orders.store.js';

/** @throws Refusal INVALID_RESOURCE_ID (404) for an order that never was or has lapsed */
export async function getLiveOrder(db: Queryable, id: string, now: Date): Promise<Order> {
  return live(await findOrder(db, id), id, now);
}

/** As getLiveOrder, locked until the transaction ends. */
export async function getLiveOrderForUpdate(tx: Queryable, id: string, now: Date): Promise<Order> {
  return live(await findOrderForUpdate(tx, id), id, now);
}

function live(order: Order | null, id: string, now: Date): Order {
  if (order === null || hasLapsed(order, now)) {
    throw refusal('INVALID_RESOURCE_ID', { field: 'order_id', value: id, location: 'path' });
  }
  return order;
}
