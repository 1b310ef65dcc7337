import type { EntityManager } from 'typeorm';
import type { Payment } from '../payment/payment.entity.js';
import { PaymentShare } from './payment-share.entity.js';

/** The share that a payment pays; null for one of the buyer's. */
export async function shareOf(
  manager: EntityManager,
  { shareId }: Pick<Payment, 'shareId'>,
): Promise<PaymentShare | null> {
  return shareId ? manager.findOneBy(PaymentShare, { id: shareId }) : null;
}
