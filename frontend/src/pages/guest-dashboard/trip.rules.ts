import type { GuestProfile, GuestTrip } from '../../api/guestArea';

const BADGES: Record<string, string> = {
  confirmed: 'Confirmed',
  pending_payment: 'Pending payment',
  waitlist: 'Waitlist',
  cancelled: 'Cancelled',
};

/** The word on a trip's badge; an empty status is pending. */
export function badgeWord(status: GuestTrip['status'] | ''): string {
  return BADGES[status] ?? 'Pending';
}

interface Progress {
  paidCents: number;
  payableCents: number;
  /** Whole percent, 0 to 100. */
  percent: number;
}

const inCents = (dollars: number) => Math.round(dollars * 100);

/** How much of a booking is paid. More than is owed is still all of it. */
export function paymentProgress({
  amountPaid,
  payableAmount,
}: Pick<GuestProfile, 'amountPaid' | 'payableAmount'>): Progress {
  const paidCents = inCents(amountPaid);
  const payableCents = inCents(payableAmount);
  const share = payableCents > 0 ? paidCents / payableCents : 0;
  return { paidCents, payableCents, percent: Math.min(100, Math.max(0, Math.floor(share * 100))) };
}

/** Whether somebody is still to pay: not when all is paid, and not for a place that is gone. */
export function isPaymentDue(
  paymentStatus: GuestProfile['paymentStatus'],
  status: GuestTrip['status'],
): boolean {
  return paymentStatus !== 'paid' && (status === 'confirmed' || status === 'pending_payment');
}
