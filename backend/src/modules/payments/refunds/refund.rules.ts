/**
 * What a refund means for its booking. `owed_again`: the booking stands and owes what went back. `goodwill`: it stands and stays as paid as it was.
 * `cancellation`: the booking has ended. `overpaid`: more had come than was owed.
 */
export type RefundEffect = 'owed_again' | 'goodwill' | 'cancellation' | 'overpaid';

/** Whether what goes back was owed by nobody: it had come for nothing, or its booking ended. */
export function isUnowed(effect: RefundEffect): boolean {
  return effect === 'cancellation' || effect === 'overpaid';
}

export type RefundStatus = 'requested' | 'submitted' | 'pending' | 'completed' | 'failed' | 'cancelled';

/** Which status may follow which. Money that PayPal says went back is back, whatever we thought. */
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

/** A payment's status by what of it has really gone back, in cents. */
export function statusAfterRefunds(
  amountCents: number,
  refundedCents: number,
): 'completed' | 'partially_refunded' | 'refunded' {
  if (refundedCents <= 0) return 'completed';
  return refundedCents < amountCents ? 'partially_refunded' : 'refunded';
}

interface Refundable {
  id: number;
  /** Cents that may still be given back of it. */
  leftCents: number;
}

/** Which payments give how much of an amount: the newest first, each as far as it goes. Null when all together are too little. */
export function spread(
  amountCents: number,
  newestFirst: readonly Refundable[],
): { paymentId: number; amountCents: number }[] | null {
  let missing = amountCents;
  const shares = newestFirst.flatMap(({ id, leftCents }) => {
    const share = Math.min(missing, leftCents);
    missing -= share;
    return share > 0 ? [{ paymentId: id, amountCents: share }] : [];
  });
  return missing === 0 ? shares : null;
}

/** What of so much goes back to who paid shares of the booking and not to its buyer, in cents, as {@link spread} has it. */
export function toOthersCents(
  amountCents: number,
  newestFirst: readonly (Refundable & { shareId: string | null })[],
): number {
  const leftCents = newestFirst.reduce((sum, payment) => sum + payment.leftCents, 0);
  const others = newestFirst.filter(({ shareId }) => shareId !== null).map(({ id }) => id);
  return (spread(Math.min(amountCents, leftCents), newestFirst) ?? [])
    .filter(({ paymentId }) => others.includes(paymentId))
    .reduce((sum, part) => sum + part.amountCents, 0);
}

/** What PayPal writes to who paid. A host's words are for the buyer, and who paid a share may be anybody. */
export function noteToPayer({ shareId }: { shareId: string | null }, reason: string): string {
  return shareId === null ? reason : 'Refund of a share of a booking';
}

/** Whether a refund call may still be repeated under its request id: once that is forgotten, the same call would pay twice. */
export function mayRepeat(requestedAt: Date, now: Date, rememberedMs: number): boolean {
  return now.getTime() - requestedAt.getTime() < rememberedMs;
}

/** Refunds that PayPal has refused for good: what they were to give back is still here. */
export const REFUSED: readonly RefundStatus[] = ['failed', 'cancelled'];

/**
 * Whether a host gives it back by hand: it was not paid through PayPal, which is never asked about it. It is done when a host
 * has said so.
 */
export function waitsForHost({
  status,
  nextCheckAt,
}: {
  status: RefundStatus;
  nextCheckAt: Date | null;
}): boolean {
  return status === 'requested' && nextCheckAt === null;
}

/** Refunds that take from what a payment may still give back. */
export const RESERVING: readonly RefundStatus[] = ['requested', 'submitted', 'pending', 'completed'];
/** Refunds that were asked for and have no end yet. */
export const IN_FLIGHT: readonly RefundStatus[] = ['requested', 'submitted', 'pending'];
