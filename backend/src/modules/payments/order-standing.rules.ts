import type { Payment } from './payment.entity.js';
import { OPEN, RECEIVED } from './payment.rules.js';

/** `goes_back`: it came when the places were gone. `unclear`: PayPal was asked for it and never said how that went. */
export type OrderStanding = 'confirming' | 'paid' | 'goes_back' | 'not_taken' | 'unclear';

type Attempt = Pick<Payment, 'status' | 'captureRequestId'>;

/** Whether PayPal was asked for the money of an attempt that has ended, and no answer ever came. */
export function isUnheard({ status, captureRequestId }: Attempt): boolean {
  return captureRequestId !== null && (status === 'expired' || status === 'voided');
}

/** How a payment stands, for who only has its order. */
export function orderStanding(payment: Attempt, isConfirmed: boolean): OrderStanding {
  if (RECEIVED.includes(payment.status)) return isConfirmed ? 'paid' : 'goes_back';
  if (isUnheard(payment)) return 'unclear';
  return OPEN.includes(payment.status) && payment.status !== 'declined' ? 'confirming' : 'not_taken';
}
