import { DomainError } from '../../platform/errors/domain-error.js';
import type { Trip } from '../trips/trip.entity.js';

export const BOOKING_STATUSES = [
  'draft',
  'held',
  'pending_payment',
  'confirmed',
  'paid',
  'expired',
  'cancelled',
  'waitlist',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** What a guest and a host see (specification section 4). `pending` is a draft and not shown to hosts. */
export const GUEST_STATUSES = ['pending', 'pending_payment', 'confirmed', 'waitlist', 'cancelled'] as const;
export type GuestStatus = (typeof GUEST_STATUSES)[number];
export const PAYMENT_STATUSES = ['unpaid', 'partial', 'paid', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Which status may follow which; anything else is refused. `expired -> confirmed` is late money with seats left. */
const NEXT: Record<BookingStatus, readonly BookingStatus[]> = {
  draft: ['held', 'waitlist'],
  held: ['pending_payment', 'confirmed', 'paid', 'expired', 'waitlist', 'cancelled'],
  pending_payment: ['confirmed', 'paid', 'expired', 'waitlist', 'cancelled'],
  confirmed: ['paid', 'cancelled'],
  paid: ['confirmed', 'cancelled'],
  expired: ['held', 'confirmed', 'paid', 'waitlist'],
  cancelled: [],
  waitlist: ['held', 'cancelled'],
};

export function canBecome(from: BookingStatus, to: BookingStatus): boolean {
  return NEXT[from].includes(to);
}

/**
 * Whether travel insurance came with the booking, so that no other proof is needed. What cost nothing was none: a trip
 * without a price for it sells none.
 */
export function isInsured(booking: { travelInsurance: boolean; insuranceCents: number }): boolean {
  return booking.travelInsurance && booking.insuranceCents > 0;
}

const SHOWN_AS: Record<BookingStatus, GuestStatus> = {
  draft: 'pending',
  held: 'pending_payment',
  pending_payment: 'pending_payment',
  confirmed: 'confirmed',
  paid: 'confirmed',
  expired: 'cancelled',
  cancelled: 'cancelled',
  waitlist: 'waitlist',
};

/** The status people see for a booking's status. */
export function guestStatus(status: BookingStatus): GuestStatus {
  return SHOWN_AS[status];
}

/** Bookings that keep their places and count as guests of the trip. */
export const STANDING: readonly BookingStatus[] = ['held', 'pending_payment', 'confirmed', 'paid'];
/** What the guests of such bookings are shown as: who counts as one of the trip's guests. */
export const TRAVELLING: readonly GuestStatus[] = [...new Set(STANDING.map(guestStatus))];
/** Bookings that have their places for good. */
export const CONFIRMED: readonly BookingStatus[] = ['confirmed', 'paid'];

export function isConfirmed(status: BookingStatus): boolean {
  return CONFIRMED.includes(status);
}

/** Bookings that wait for their first payment and lapse when their hold ends. */
export const UNPAID_HOLDS: readonly BookingStatus[] = ['held', 'pending_payment'];

/** How long a place is held for a buyer who has gone to pay (specification of the product: 30 minutes). */
export const HOLD_MINUTES = 30;

/** Until when places are held that are given for so long: never beyond the sailing. */
export function heldUntil(now: Date, forMs: number, departsAt: Date): Date {
  return new Date(Math.min(now.getTime() + forMs, departsAt.getTime()));
}

/** Whether the trip takes place and its ship has not sailed: while it is so, things are sold and changed. */
export const willSail = (
  { departsAt, calledOffAt }: Pick<Trip, 'departsAt' | 'calledOffAt'>,
  now: Date,
): boolean => !calledOffAt && departsAt !== null && departsAt > now;

/** Throws `trip.called_off`, and `trip.departed` once the ship has sailed: nothing is sold after that. */
export function assertWillSail(trip: Pick<Trip, 'departsAt' | 'calledOffAt'>, now: Date): void {
  if (!willSail(trip, now)) throw new DomainError(trip.calledOffAt ? 'trip.called_off' : 'trip.departed');
}
