export const REFUND_EFFECTS = ['owed_again', 'goodwill', 'cancellation', 'overpaid'] as const;
/**
 * What a refund means for its booking. `owed_again`: the booking stands and owes what went back. `goodwill`: it stands and stays as paid as it was.
 * `cancellation`: the booking has ended. `overpaid`: more had come than was owed.
 */
export type RefundEffect = (typeof REFUND_EFFECTS)[number];

export type RefundStatus = 'requested' | 'submitted' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** Which status may follow which (payments.md 3.2). Money that PayPal says went back is back, whatever we thought. */
const NEXT: Record<RefundStatus, readonly RefundStatus[]> = {
  requested: ['submitted', 'completed', 'cancelled'],
  submitted: ['requested', 'pending', 'completed', 'failed', 'cancelled'],
  pending: ['completed', 'failed', 'cancelled'],
  completed: ['failed'],
  failed: ['completed'],
  cancelled: ['completed'],
};

export function canRefundBecome(from: RefundStatus, to: RefundStatus): boolean {
  return NEXT[from].includes(to);
}

/** Refunds that take from what a payment may still give back. */
export const RESERVING: readonly RefundStatus[] = ['requested', 'submitted', 'pending', 'completed'];
