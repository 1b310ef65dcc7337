import type { RefusalCode } from '../../../platform/errors/refusals.js';
import type { Refusal } from '../provider/provider-error.js';

/** Where one try to pay stands; what a booking is paid is `PaymentStatus` in the bookings' rules. */
export type AttemptStatus =
  | 'created'
  | 'approved'
  | 'capturing'
  | 'completed'
  | 'pending'
  | 'declined'
  | 'failed'
  | 'expired'
  | 'voided'
  | 'partially_refunded'
  | 'refunded'
  | 'reversed'
  // A host's record that was wrong: it never came.
  | 'corrected';

/** Which status may follow which. Completed never goes back: a late or repeated report finds no way there. */
const NEXT: Record<AttemptStatus, readonly AttemptStatus[]> = {
  // Money of the redirect form is heard of only when it is under way or there.
  created: ['approved', 'capturing', 'completed', 'pending', 'failed', 'expired', 'voided'],
  approved: ['created', 'capturing', 'completed', 'pending', 'failed', 'expired', 'voided'],
  capturing: ['created', 'completed', 'pending', 'declined', 'failed', 'expired', 'voided'],
  // A late or repeated notice of the approval that was declined does not revive it; the buyer's own click does.
  declined: ['capturing', 'completed', 'failed', 'expired', 'voided'],
  pending: ['completed', 'failed'],
  completed: ['partially_refunded', 'refunded', 'reversed', 'corrected'],
  // A refund that its bank sends back later was none.
  partially_refunded: ['completed', 'refunded', 'reversed'],
  reversed: ['completed', 'partially_refunded', 'refunded'],
  refunded: ['completed', 'partially_refunded', 'reversed'],
  failed: ['completed'],
  expired: ['completed'],
  voided: ['completed'],
  corrected: [],
};

export function canMove(from: AttemptStatus, to: AttemptStatus): boolean {
  return NEXT[from].includes(to);
}

/** A payment that may still be sent to PayPal for capture. */
export const CAPTURABLE: readonly AttemptStatus[] = ['created', 'approved', 'declined'];
/** A payment that blocks another attempt at the same part. */
export const OPEN: readonly AttemptStatus[] = ['created', 'approved', 'capturing', 'pending', 'declined'];
/** Money may have moved or be about to: nobody else touches such a payment or its booking's places. */
export const MONEY_UNKNOWN: readonly AttemptStatus[] = ['capturing', 'pending'];
/** Somebody tried to pay, and no money came. */
export const NOT_COME: readonly AttemptStatus[] = ['declined', 'failed'];
/** Why a payment that PayPal held back ended: a host waits for it no longer. It may come all the same. */
export const ENDED_BY_HOST = 'ENDED_BY_HOST';
/** The same of a share, by the buyer who withdraws it. */
export const ENDED_BY_BUYER = 'ENDED_BY_BUYER';
/** PayPal holds it back and may take it yet, though nobody waits for it. */
export const NOT_WAITED_FOR: readonly (string | null)[] = [ENDED_BY_HOST, ENDED_BY_BUYER];
/** The money has come, whatever happened to it later. */
export const RECEIVED: readonly AttemptStatus[] = ['completed', 'partially_refunded', 'refunded', 'reversed'];

/** A payment whose money is here, or some of it, and none was taken back. */
export const KEPT: readonly AttemptStatus[] = ['completed', 'partially_refunded'];
/** A payment of which something may still be given back: also of one that was taken back in part. */
export const REFUNDABLE: readonly AttemptStatus[] = [...KEPT, 'reversed'];

/** A payment, for what of it is left to give back. */
export interface Returnable {
  status: AttemptStatus;
  amountCents: number;
  /** Taken by refunds, or to be taken by them. */
  refundReservedCents: number;
  /** Taken back by a bank or PayPal. */
  reversedCents: number;
}

/** What of a payment can still be given back, in cents. */
export function refundableCents({
  status,
  amountCents,
  refundReservedCents,
  reversedCents,
}: Returnable): number {
  if (!REFUNDABLE.includes(status)) return 0;
  // What is taken may have been on its way back already.
  return Math.max(0, amountCents - refundReservedCents - reversedCents);
}

/** The same, with whose money it is. */
export function leftOf(payment: Returnable & { id: number; shareId: string | null }) {
  return { id: payment.id, shareId: payment.shareId, leftCents: refundableCents(payment) };
}

/** What a refusal to take the money means for the payment, and what the buyer is told. */
interface AfterRefusal {
  status: AttemptStatus;
  refusal: RefusalCode;
}

export const AFTER_REFUSAL: Record<Refusal, AfterRefusal> = {
  not_approved: { status: 'created', refusal: 'payment.not_approved' },
  choose_another: { status: 'declined', refusal: 'payment.declined' },
  failed: { status: 'failed', refusal: 'payment.failed' },
  our_account: { status: 'failed', refusal: 'payment.provider_down' },
};

/** An order that is still only approved after so many questions was not the one: it is never captured. */
const TAKEN_NUMBER_CHECKS = 3;

/**
 * Whether an approved order will never be taken, for its invoice number is another payment's.
 * @param numberTaken the provider's word for that
 */
export function isTakenNumber(
  { status, lastIssue, checks }: { status: AttemptStatus; lastIssue: string | null; checks: number },
  numberTaken: string,
): boolean {
  return status === 'capturing' && lastIssue === numberTaken && checks >= TAKEN_NUMBER_CHECKS;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const CHECK_DELAYS_MS = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE];
const HALF_HOURLY_CHECKS = 48;

/** From this check on somebody should look: a capture has no business being unknown for a quarter of an hour. */
export const WORRYING_CHECKS = CHECK_DELAYS_MS.length;

/** How long to wait before PayPal is asked again about an unresolved payment: ever less often, but for ever. */
export function nextCheckDelayMs(checks: number): number {
  const halfHourly = checks < CHECK_DELAYS_MS.length + HALF_HOURLY_CHECKS;
  return CHECK_DELAYS_MS[checks] ?? (halfHourly ? 30 * MINUTE : DAY);
}
