import type { EntityManager } from 'typeorm';
import type { Payment } from '../payment/payment.entity.js';
import type { PaymentShare } from './payment-share.entity.js';
import { sharesOf } from './share-rows.js';

/** The share that a payment pays; null for one of the buyer's. */
export async function shareOf(
  manager: EntityManager,
  { shareId }: Pick<Payment, 'shareId'>,
): Promise<PaymentShare | null> {
  return shareId ? ((await sharesOf(manager, { id: shareId }))[0] ?? null) : null;
}
