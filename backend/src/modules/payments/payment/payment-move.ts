import type { EntityManager } from 'typeorm';
import type { Payment } from './payment.entity.js';
import { type AttemptStatus, canMove } from './payment.rules.js';

type Changes = Pick<Payment, 'lastIssue' | 'nextCheckAt'> &
  Partial<Pick<Payment, 'captureRequestId' | 'providerCaptureId'>>;

/**
 * Moves a payment on, if its state allows that, and says whether it did; a late report finds no way back. The caller holds
 * its row lock.
 */
export async function movePayment(
  manager: EntityManager,
  payment: Payment,
  to: AttemptStatus,
  changes: Changes,
  now: Date,
): Promise<boolean> {
  if (!canMove(payment.status, to)) return false;
  Object.assign(payment, changes, { status: to, updatedAt: now });
  await manager.save(payment);
  return true;
}
