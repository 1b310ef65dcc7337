import type { RefusalCode } from '../../../platform/errors/refusals.js';

export type PaymentStatus =
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
const NEXT: Record<PaymentStatus, readonly PaymentStatus[]> = {
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

export function canMove(from: PaymentStatus, to: PaymentStatus): boolean {
  return NEXT[from].includes(to);
}

/** A payment that may still be sent to PayPal for capture. */
export const CAPTURABLE: readonly PaymentStatus[] = ['created', 'approved', 'declined'];
/** A payment that blocks another attempt at the same part. */
export const OPEN: readonly PaymentStatus[] = ['created', 'approved', 'capturing', 'pending', 'declined'];
/** Money may have moved or be about to: nobody else touches such a payment or its booking's places. */
export const MONEY_UNKNOWN: readonly PaymentStatus[] = ['capturing', 'pending'];
/** Somebody tried to pay, and no money came. */
export const NOT_COME: readonly PaymentStatus[] = ['declined', 'failed'];
/** Why a payment that PayPal held back ended: a host waits for it no longer. It may come all the same. */
export const ENDED_BY_HOST = 'ENDED_BY_HOST';
/** The money has come, whatever happened to it later. */
export const RECEIVED: readonly PaymentStatus[] = ['completed', 'partially_refunded', 'refunded', 'reversed'];

/** A payment whose money is here, or some of it, and none was taken back. */
export const KEPT: readonly PaymentStatus[] = ['completed', 'partially_refunded'];
/** A payment of which something may still be given back: also of one that was taken back in part. */
export const REFUNDABLE: readonly PaymentStatus[] = [...KEPT, 'reversed'];

interface Returnable {
  status: PaymentStatus;
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

/** What PayPal's refusal of a capture (422) means for the payment and what the buyer is told. */
export interface CaptureRefusal {
  status: PaymentStatus;
  refusal: RefusalCode;
}

const DECLINED: CaptureRefusal = { status: 'declined', refusal: 'payment.declined' };
const FAILED: CaptureRefusal = { status: 'failed', refusal: 'payment.failed' };
const OURS: CaptureRefusal = { status: 'failed', refusal: 'payment.provider_down' };

const CAPTURE_REFUSALS: Partial<Record<string, CaptureRefusal>> = {
  ORDER_NOT_APPROVED: { status: 'created', refusal: 'payment.not_approved' },
  INSTRUMENT_DECLINED: DECLINED,
  PAYER_ACTION_REQUIRED: DECLINED,
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: DECLINED,
  PAYER_CANNOT_PAY: FAILED,
  PAYER_ACCOUNT_RESTRICTED: FAILED,
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: FAILED,
  TRANSACTION_REFUSED: FAILED,
  COMPLIANCE_VIOLATION: FAILED,
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: FAILED,
  TRANSACTION_LIMIT_EXCEEDED: FAILED,
  PAYEE_BLOCKED_TRANSACTION: OURS,
  PAYEE_ACCOUNT_RESTRICTED: OURS,
  TRANSACTION_RECEIVING_LIMIT_EXCEEDED: OURS,
  AUTH_CAPTURE_NOT_ENABLED: OURS,
};

/** Whether PayPal turns our account or our credentials away, whoever the buyer is. */
export function isAccountTrouble({ status, issue }: { status: number; issue: string }): boolean {
  return status === UNAUTHORIZED || status === FORBIDDEN || CAPTURE_REFUSALS[issue] === OURS;
}

/** PayPal took money under this invoice number before, perhaps by this very order. */
export const DUPLICATE_INVOICE = 'DUPLICATE_INVOICE_ID';
/** An order that is still only approved after so many questions was not the one: it is never captured. */
const DUPLICATE_CHECKS = 3;

/** Whether PayPal will never take an approved order, for its invoice number is another payment's. */
export function isTakenNumber({
  status,
  lastIssue,
  checks,
}: {
  status: PaymentStatus;
  lastIssue: string | null;
  checks: number;
}): boolean {
  return status === 'capturing' && lastIssue === DUPLICATE_INVOICE && checks >= DUPLICATE_CHECKS;
}

/** Refusals that do not say whether money moved: PayPal is asked before anything is done again. */
const UNCLEAR: ReadonlySet<string> = new Set([
  'ORDER_ALREADY_CAPTURED',
  'ORDER_COMPLETION_IN_PROGRESS',
  DUPLICATE_INVOICE,
]);
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
const UNPROCESSABLE = 422;

/** Null when it is not known whether money moved; a 422 that is not in the table is a definite no. */
export function captureRefusal(status: number, issue: string): CaptureRefusal | null {
  if (status !== UNPROCESSABLE || UNCLEAR.has(issue)) return null;
  return CAPTURE_REFUSALS[issue] ?? FAILED;
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
