import type { NewEntry } from '../modules/bookings/ledger/booking-ledger.js';
import { invoiceId, isCharged, type SeededBooking } from './told-booking.js';

const ACTOR = 'demo';

/** A booking's whole ledger: what it costs, what was paid and, when it ended, what was given back. Zero lines are left out. */
export function ledgerLines(booking: SeededBooking, paymentIds: ReadonlyMap<string, number>): NewEntry[] {
  const { sketch, price, payments, bookedAt, endedAt } = booking;
  if (!isCharged(sketch.status)) return [];
  const line = (
    kind: NewEntry['kind'],
    amountCents: number,
    occurredAt: Date,
    name: string = kind,
  ): NewEntry => ({
    bookingId: booking.id,
    kind,
    amountCents,
    occurredAt,
    externalRef: `demo:${sketch.ref}:${name}`,
    actor: ACTOR,
  });
  const lines = [
    line('charge', price.totalCents, bookedAt),
    line('discount', -price.discountCents, bookedAt),
  ];
  for (const [i, { part, at }] of payments.entries()) {
    const paymentId = paymentIds.get(invoiceId(booking.publicId, i));
    lines.push({ ...line('manual', -part.amountCents, at, `payment:${i + 1}`), paymentId });
    if (endedAt) lines.push({ ...line('refund', part.amountCents, endedAt, `refund:${i + 1}`), paymentId });
  }
  if (endedAt)
    lines.push({ ...line('adjustment', -price.payableCents, endedAt), note: sketch.ended?.reason });
  return lines.filter(({ amountCents }) => amountCents !== 0);
}
