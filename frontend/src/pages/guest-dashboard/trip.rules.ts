import type { GuestProfile, GuestTrip } from '../../api/guestArea';
import { centsOfDollars, paidPercent } from '../../lib/amount';

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

/** How much of a booking is paid. More than is owed is still all of it. */
export function paymentProgress({
  amountPaid,
  payableAmount,
}: Pick<GuestProfile, 'amountPaid' | 'payableAmount'>): Progress {
  const paidCents = centsOfDollars(amountPaid);
  const payableCents = centsOfDollars(payableAmount);
  return { paidCents, payableCents, percent: paidPercent(paidCents, payableCents) };
}

/** Whether somebody is still to pay: not when all is paid, and not for a place that is gone. */
export function isPaymentDue(
  paymentStatus: GuestProfile['paymentStatus'],
  status: GuestTrip['status'],
): boolean {
  return paymentStatus !== 'paid' && (status === 'confirmed' || status === 'pending_payment');
}
