import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { Payment } from './payment.entity.js';
import { NOT_WAITED_FOR, OPEN, RECEIVED } from './payment.rules.js';

/**
 * `goes_back`: it came when the booking could not be had any more. `unclear`: PayPal was asked for it and never said how that
 * went, or holds it back though nobody waits for it any more.
 */
export type OrderStanding = 'confirming' | 'paid' | 'goes_back' | 'not_taken' | 'unclear';

type Attempt = Pick<Payment, 'status' | 'captureRequestId' | 'lastIssue'>;

/** Whether PayPal was asked for the money of an attempt that has ended, and no answer ever came. */
export function isUnheard({ status, captureRequestId }: Omit<Attempt, 'lastIssue'>): boolean {
  return captureRequestId !== null && (status === 'expired' || status === 'voided');
}

/** Whether PayPal holds it back and may take it yet, though nobody waits for it any more. */
const isHeldBack = ({ status, lastIssue }: Pick<Attempt, 'status' | 'lastIssue'>) =>
  status === 'failed' && NOT_WAITED_FOR.includes(lastIssue);

/** What a buyer hears of an attempt that has failed: nobody reads that they were not charged while they may be. */
export function failedRefusal(payment: Pick<Attempt, 'status' | 'lastIssue'>): RefusalCode {
  return isHeldBack(payment) ? 'payment.held_back' : 'payment.failed';
}

/** How a payment stands, for who only has its order. */
export function orderStanding(payment: Attempt, isConfirmed: boolean): OrderStanding {
  if (RECEIVED.includes(payment.status)) return isConfirmed ? 'paid' : 'goes_back';
  if (isUnheard(payment) || isHeldBack(payment)) return 'unclear';
  return OPEN.includes(payment.status) && payment.status !== 'declined' ? 'confirming' : 'not_taken';
}
