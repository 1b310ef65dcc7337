import type { Issue } from '../http/issues.table.js';
import type { Capture, CaptureStatus } from './capture.js';
import type { Refund } from './refund.js';

/** Refunds are taken for 180 days after the payment (PayPal's help pages). */
const REFUNDABLE_MS = 180 * 24 * 60 * 60 * 1000;

/** PayPal has a limit and does not publish it. */
export const MAX_REFUNDS = 20;

/** What a refund call asks for; without an amount, everything that is left. */
export interface RefundWish {
  currency?: string;
  amountCents?: number;
}

export interface RefundGround {
  capture: Capture;
  /** Everything that went back of this capture, reversals included. */
  refunds: Refund[];
  isDisputed: boolean;
  now: Date;
}

const NOT_REFUNDABLE: Partial<Record<CaptureStatus, Issue>> = {
  PENDING: 'PENDING_CAPTURE',
  DECLINED: 'REFUND_NOT_ALLOWED',
};

/** Cents that are still with the merchant. A pending refund is as good as gone; a failed one never went. */
export function refundableCents({ amountCents }: Capture, refunds: Refund[]): number {
  return amountCents - sumOf(refunds, ['COMPLETED', 'PENDING']);
}

/** The first of PayPal's rules that the wish breaks, or null when the money may go back. */
export function refundIssue(wish: RefundWish, ground: RefundGround): Issue | null {
  return issueOfCapture(ground) ?? issueOfAmount(wish, ground);
}

function issueOfCapture({ capture, refunds, isDisputed, now }: RefundGround): Issue | null {
  const ofStatus = NOT_REFUNDABLE[capture.status];
  if (ofStatus) return ofStatus;
  if (refunds.some(isOpenReversal)) return 'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK';
  if (refundableCents(capture, refunds) === 0) return 'CAPTURE_FULLY_REFUNDED';
  if (isDisputed) return 'TRANSACTION_DISPUTED';
  if (now.getTime() - capture.createdAt.getTime() > REFUNDABLE_MS) return 'REFUND_TIME_LIMIT_EXCEEDED';
  const made = refunds.filter(({ status }) => status !== 'FAILED').length;
  return made < MAX_REFUNDS ? null : 'MAX_NUMBER_OF_REFUNDS_EXCEEDED';
}

function issueOfAmount(
  { currency, amountCents }: RefundWish,
  { capture, refunds }: RefundGround,
): Issue | null {
  if (currency !== undefined && currency !== capture.currency) return 'REFUND_CAPTURE_CURRENCY_MISMATCH';
  if (amountCents === undefined) return null;
  if (amountCents <= 0) return 'CANNOT_BE_ZERO_OR_NEGATIVE';
  return amountCents > refundableCents(capture, refunds) ? 'REFUND_AMOUNT_EXCEEDED' : null;
}

/** The status of a completed capture by what has really gone back. */
export function statusAfterRefunds({ amountCents }: Capture, refunds: Refund[]): CaptureStatus {
  const gone = sumOf(refunds, ['COMPLETED']);
  if (gone === 0) return 'COMPLETED';
  return gone < amountCents ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
}

export function isOpenReversal({ kind, status }: Refund): boolean {
  return kind === 'reversal' && status === 'COMPLETED';
}

function sumOf(refunds: Refund[], statuses: Refund['status'][]): number {
  return refunds
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
