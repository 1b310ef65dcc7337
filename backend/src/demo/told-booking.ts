import { HOUR_MS, MINUTE_MS } from '../platform/clock/clock.js';
import { newPublicId } from '../platform/security/tokens.js';
import { STANDING, type BookingStatus } from '../modules/bookings/booking.rules.js';
import { priceOf, type Part, type Quote } from '../modules/bookings/quote/quote.rules.js';
import { instant } from './person.js';
import type { BookingSketch } from './sketches.js';
import type { SeededTrip } from './trips.js';

const MINUTES_TO_PAY = 7;
const NOON_MS = 12 * HOUR_MS;

/** A sketch with its price and its instants worked out: all rows of the booking are made from this. */
export interface ToldBooking {
  sketch: BookingSketch;
  trip: SeededTrip;
  publicId: string;
  price: Quote;
  bookedAt: Date;
  /** The parts that were paid, or a part of one, and when. */
  payments: { part: Part; at: Date }[];
  /** When it lapsed or was cancelled. */
  endedAt: Date | null;
}

/** A told booking with the id of its row. */
export type SeededBooking = ToldBooking & { id: number };

export function tell(trip: SeededTrip, sketch: BookingSketch): ToldBooking {
  const bookedOn = sketch.bookedAt.slice(0, 10);
  const price = agreedPrice(trip, sketch, bookedOn);
  const bookedAt = instant(sketch.bookedAt, trip.timeZone);
  const paid = price.parts.slice(0, sketch.partsPaid);
  const payments = paid.map((part, i) => ({ part, at: paidAt(trip, sketch, part, i) }));
  const next = price.parts[sketch.partsPaid];
  if (sketch.andPart && next) {
    const { cents: amountCents, at } = sketch.andPart;
    payments.push({ part: { ...next, amountCents }, at: instant(at, trip.timeZone) });
  }
  const endedAt = sketch.ended ? instant(sketch.ended.at, trip.timeZone) : null;
  return { sketch, trip, publicId: newPublicId(), price, bookedAt, payments, endedAt };
}

/** What a cruise line once asked: half of a shared cabin could be bought, and only the form's price held the tax. */
function agreedPrice(trip: SeededTrip, { selection }: BookingSketch, bookedOn: string): Quote {
  const cabin = trip.config.cabins[selection.cabinType];
  const agreed = {
    config: trip.config,
    selection,
    pricePerPersonCents: selection.occupancy === 'single' ? cabin.singleCents : cabin.doubleCents,
    isTaxIncluded: selection.channel === 'booking_form',
  };
  return priceOf(agreed, trip.startDate, bookedOn);
}

/** The first part is paid minutes after booking, a later one at noon of its day, unless the sketch says otherwise. */
function paidAt(trip: SeededTrip, sketch: BookingSketch, part: Part, i: number): Date {
  const told = sketch.paidAt?.[i];
  if (told) return instant(told, trip.timeZone);
  const [local, laterMs] = i === 0 ? [sketch.bookedAt, MINUTES_TO_PAY * MINUTE_MS] : [part.dueOn, NOON_MS];
  return new Date(instant(local, trip.timeZone).getTime() + laterMs);
}

/** Drafts and people on a waiting list owe nothing yet. */
export function isCharged(status: BookingStatus): boolean {
  return status !== 'draft' && status !== 'waitlist';
}

/** What the payer of part `i`, counted from zero, is shown. */
export function invoiceId(publicId: string, i: number): string {
  return `${publicId}-${i + 1}`;
}

/** How many places it holds now. */
export function seatsHeld({ status, travellers }: BookingSketch): number {
  return STANDING.includes(status) ? travellers.length : 0;
}
