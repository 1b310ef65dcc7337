import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { TERMS_VERSION } from '../../contracts/terms-version.js';
import { refreshDerived } from '../modules/bookings/ledger/booking-ledger.js';
import { Booking } from '../modules/bookings/booking.entity.js';
import type { AccessPolicy } from '../modules/bookings/ledger/derive.rules.js';
import { Instalment } from '../modules/bookings/ledger/instalment.entity.js';
import { LedgerEntry } from '../modules/bookings/ledger/ledger-entry.entity.js';
import { newPublicId } from '../platform/security/tokens.js';
import { Payment } from '../modules/payments/payment/payment.entity.js';
import { Refund } from '../modules/payments/refunds/refund.entity.js';
import { ledgerLines } from './ledger-lines.js';
import { invoiceId, isCharged, seatsHeld, type SeededBooking, type ToldBooking } from './told-booking.js';

/** The terms before today's. */
const EARLIER_TERMS = '2024-11-04';

/** Writes bookings with their plans, payments and ledgers, a statement a table. Their guests come next. */
export async function seedBookings(
  manager: EntityManager,
  told: readonly ToldBooking[],
): Promise<SeededBooking[]> {
  const { identifiers } = await manager.insert(Booking, told.map(bookingRow));
  const seeded = told.map((booking, i) => ({ ...booking, id: Number(identifiers[i]?.id) }));
  await manager.insert(Instalment, seeded.flatMap(instalmentRows));
  const payments = seeded.flatMap(paymentRows);
  const paid = await manager.insert(Payment, payments);
  const paymentIds = new Map(
    payments.map(({ invoiceId }, i) => [invoiceId, Number(paid.identifiers[i]?.id)]),
  );
  await manager.insert(
    Refund,
    seeded.flatMap((booking) => refundRows(booking, paymentIds)),
  );
  await manager.insert(
    LedgerEntry,
    seeded.flatMap((booking) => ledgerLines(booking, paymentIds)),
  );
  await manager.query(
    `UPDATE trips SET seats_taken = held.seats
       FROM (SELECT trip_id, sum(seats_held) AS seats FROM bookings GROUP BY trip_id) held WHERE held.trip_id = trips.id`,
  );
  return seeded;
}

/** Everything derived, by the product's own function. To be called when the guests are there. */
export async function deriveAll(
  manager: EntityManager,
  bookings: readonly SeededBooking[],
  rules: { policy: AccessPolicy; now: Date },
): Promise<void> {
  for (const { id } of bookings) await refreshDerived(manager, id, rules);
}

function bookingRow(told: ToldBooking) {
  const { sketch, price, payments } = told;
  const { paymentType, travellers: _, ...choice } = sketch.selection;
  const isPaid = payments.length === price.parts.length;
  return {
    ...choice,
    publicId: told.publicId,
    tripId: told.trip.id,
    plan: paymentType,
    travellers: sketch.travellers.length,
    fareCents: price.fareCents,
    insuranceCents: price.insuranceCents,
    taxCents: price.taxCents,
    totalCents: price.totalCents,
    discountCents: price.discountCents,
    payableCents: price.payableCents,
    status: sketch.status,
    seatsHeld: seatsHeld(sketch),
    // A host holds the places of the unpaid ones: the figures must not lapse half an hour after the first start.
    holdExpiresAt: null,
    waitlistedAt: sketch.status === 'waitlist' ? told.bookedAt : null,
    endedReason: sketch.ended?.reason ?? null,
    accessOverride: sketch.accessOverride ?? null,
    // Whoever paid agreed before.
    termsVersion: payments[0] ? termsAt(told.bookedAt) : null,
    termsAgreedAt: payments[0] ? told.bookedAt : null,
    createdAt: told.bookedAt,
    confirmedAt: payments[0]?.at ?? null,
    paidAt: isPaid ? (payments.at(-1)?.at ?? null) : null,
  };
}

/** Nobody agrees to words of a later day. */
const termsAt = (bookedAt: Date): string =>
  bookedAt < new Date(TERMS_VERSION) ? EARLIER_TERMS : TERMS_VERSION;

function instalmentRows({ id, sketch, price }: SeededBooking) {
  if (!isCharged(sketch.status)) return [];
  return price.parts.map((part, i) => ({ ...part, bookingId: id, position: i + 1 }));
}

/** Who cancelled in the demo got everything back, the way it was paid. */
function refundRows(booking: SeededBooking, paymentIds: ReadonlyMap<string, number>) {
  const { id: bookingId, publicId, payments, endedAt, sketch } = booking;
  if (!endedAt) return [];
  return payments.map(({ part }, i) => ({
    publicId: newPublicId(),
    paymentId: paymentIds.get(invoiceId(publicId, i)) ?? 0,
    bookingId,
    amountCents: part.amountCents,
    effect: 'cancellation' as const,
    status: 'completed' as const,
    source: 'host' as const,
    requestId: randomUUID(),
    reason: sketch.ended?.reason ?? 'Your booking was cancelled',
    createdAt: endedAt,
    updatedAt: endedAt,
    completedAt: endedAt,
  }));
}

/** Recorded by hand: PayPal, or what stands in for it, knows nothing of these. */
function paymentRows({ id, publicId, payments, endedAt }: SeededBooking) {
  return payments.map(({ part, at }, i) => ({
    bookingId: id,
    purpose: part.kind,
    method: 'manual' as const,
    amountCents: part.amountCents,
    means: 'bank' as const,
    completedAt: at,
    status: endedAt ? ('refunded' as const) : ('completed' as const),
    refundReservedCents: endedAt ? part.amountCents : 0,
    invoiceId: invoiceId(publicId, i),
    createRequestId: randomUUID(),
    createdAt: at,
    updatedAt: endedAt ?? at,
  }));
}
