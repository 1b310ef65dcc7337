import { type BookingStatus, isConfirmed } from './booking.rules.js';

/** What whoever holds a booking's link can do about its payment now. */
export type NextStep =
  /** Something is due and can be paid. */
  | 'pay'
  /** Money may be on its way: wait for the outcome. */
  | 'confirming'
  /** What was due is paid; more is due on a later day. */
  | 'pay_later'
  /** Everything is paid. */
  | 'nothing'
  /** The hold has ended and its places are free: paying takes them again. */
  | 'take_again'
  | 'sold_out'
  /** The hold has ended, and the price has changed since: whoever wants the places books anew. */
  | 'price_changed'
  | 'departed'
  /** The trip does not take place. */
  | 'called_off'
  /** Money came when the booking could not be had any more. */
  | 'refund_due'
  | 'cancelled'
  | 'waitlist';

interface Situation {
  status: BookingStatus;
  isMoneyUnderWay: boolean;
  owedCents: number;
  dueCents: number;
  paidCents: number;
  hasSailed: boolean;
  /** The trip is called off, and the booking had not been cancelled before. */
  isCalledOff: boolean;
  /** What a hold that has ended comes to. */
  retake: Extract<NextStep, 'take_again' | 'sold_out' | 'price_changed'>;
}

/** The first line that fits, from what binds most to what binds least. */
export function nextStep(now: Situation): NextStep {
  if (now.isCalledOff && now.status !== 'expired') return 'called_off';
  if (now.status === 'cancelled' || now.status === 'waitlist') return now.status;
  if (now.isMoneyUnderWay && !isSettled(now)) return 'confirming';
  if (now.status === 'expired') return afterTheHold(now);
  if (now.owedCents <= 0) return 'nothing';
  if (now.hasSailed && !isConfirmed(now.status)) return 'departed';
  return now.dueCents > 0 ? 'pay' : 'pay_later';
}

/** Paid another way while PayPal holds money back: should that come too, it goes back. */
function isSettled({ status, owedCents }: Situation): boolean {
  return isConfirmed(status) && owedCents <= 0;
}

function afterTheHold({ paidCents, isCalledOff, hasSailed, retake }: Situation): NextStep {
  if (paidCents > 0) return 'refund_due';
  if (isCalledOff) return 'called_off';
  if (hasSailed) return 'departed';
  return retake;
}
