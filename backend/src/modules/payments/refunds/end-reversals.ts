import type { EntityManager } from 'typeorm';
import { LedgerEntry } from '../../bookings/ledger/ledger-entry.entity.js';
import { Payment } from '../payment/payment.entity.js';
import type { LockedPayment } from '../payment/payment-locks.js';
import { movePayment } from '../payment/payment-move.js';
import { bringDispute } from '../payment/booking-dispute.js';
import { openReversals } from '../payment/open-reversals.js';
import { postUpTo } from './ledger-target.js';
import { statusAfterRefunds } from './refund.rules.js';
import { reversalRef } from '../payment/provider-refs.js';

/**
 * PayPal refunds only what it holds: where more went back of a payment than came, what had been taken of it came again before.
 * Answers the reversals that end with it, by PayPal's ids.
 */
export async function endReversals(
  manager: EntityManager,
  { booking, payment }: LockedPayment,
  now: Date,
): Promise<string[]> {
  const open = await openReversals(manager, payment.id);
  const takenCents = open.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const refunds = { paymentId: payment.id, kind: 'refund' as const };
  const refundedCents = (await manager.sum(LedgerEntry, 'amountCents', refunds)) ?? 0;
  if (takenCents === 0 || refundedCents + takenCents <= payment.amountCents) return [];
  const line = { bookingId: booking.id, paymentId: payment.id, occurredAt: now, actor: 'paypal' };
  for (const { id } of open) {
    const externalRef = reversalRef(id);
    await postUpTo(manager, { ...line, kind: 'reversal', amountCents: 0, externalRef });
  }
  payment.reversedCents = 0;
  await manager.update(Payment, { id: payment.id }, { reversedCents: 0 });
  const { lastIssue, nextCheckAt } = payment;
  const to = statusAfterRefunds(payment.amountCents, refundedCents);
  await movePayment(manager, payment, to, { lastIssue, nextCheckAt }, now);
  await bringDispute(manager, booking);
  return open.map(({ id }) => id);
}
