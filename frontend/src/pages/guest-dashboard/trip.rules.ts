import type { GuestProfile, GuestTrip } from '../../api/guestArea';
import { centsOfDollars, paidPercent } from '../../lib/amount';
import type { StatusLook } from '../../ui/StatusMark';
import { CALLED_OFF, GUEST_STATUS } from '../../ui/statusLooks';

/** How a guest's place on a trip looks on its badge; an empty status is pending. */
export function badgeLook({
  status,
  isCalledOff,
}: {
  status: GuestTrip['status'] | '';
  isCalledOff: boolean;
}): StatusLook {
  return isCalledOff ? CALLED_OFF : GUEST_STATUS[status || 'pending'];
}

/** Whether the place is no more: its booking is cancelled, or the trip does not take place. */
export const hasEnded = ({ status, isCalledOff }: Pick<GuestTrip, 'status' | 'isCalledOff'>): boolean =>
  status === 'cancelled' || isCalledOff;

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
