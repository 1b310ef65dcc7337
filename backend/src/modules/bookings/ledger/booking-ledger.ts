import type { EntityManager } from 'typeorm';
import { insertNew } from '../../../platform/database/insert-new.js';
import { dateInZone } from '../../trips/trips.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { Booking } from '../booking.entity.js';
import type { LockedBooking } from '../booking-lock.js';
import { guestStatus } from '../booking.rules.js';
import { derive, type AccessPolicy, type Derived } from './derive.rules.js';
import { Guest } from '../guest.entity.js';
import { LedgerEntry } from './ledger-entry.entity.js';
import { partsOf } from './parts.js';

export type NewEntry = Pick<
  LedgerEntry,
  'bookingId' | 'kind' | 'amountCents' | 'externalRef' | 'occurredAt' | 'actor'
> &
  Partial<Pick<LedgerEntry, 'paymentId' | 'note'>>;

/** Posts a line once: false when something with this reference is posted already, whoever reported it first. */
export function postEntry(manager: EntityManager, entry: NewEntry): Promise<boolean> {
  return insertNew(manager, LedgerEntry, entry);
}

/** Posts what a booking costs that was never charged before, and its discount. */
export async function postCharge(
  manager: EntityManager,
  booking: LockedBooking,
  by: Pick<NewEntry, 'actor' | 'occurredAt'>,
): Promise<void> {
  const line = { ...by, bookingId: booking.id };
  const ref = `booking:${booking.publicId}`;
  await postEntry(manager, {
    ...line,
    kind: 'charge',
    amountCents: booking.totalCents,
    externalRef: `${ref}:charge`,
  });
  if (booking.discountCents === 0) return;
  await postEntry(manager, {
    ...line,
    kind: 'discount',
    amountCents: -booking.discountCents,
    externalRef: `${ref}:discount`,
  });
}

/** What a booking still owes: the sum of its lines, in cents. */
export async function balanceCents(manager: EntityManager, bookingId: number): Promise<number> {
  return (await manager.sum(LedgerEntry, 'amountCents', { bookingId })) ?? 0;
}

/**
 * Brings everything that is derived from a booking's status and ledger up to date: its guests' money columns, status
 * and access, and the trip's revenue. To be called in the transaction that changed either; a second call changes nothing.
 * Answers the accounts whose doors have opened or closed by it; null when none has.
 */
export async function refreshDerived(
  manager: EntityManager,
  bookingId: number,
  { policy, now }: { policy: AccessPolicy; now: Date },
): Promise<number[] | null> {
  const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
  const trip = await manager.findOneByOrFail(Trip, { id: booking.tripId });
  const entries = await manager.findBy(LedgerEntry, { bookingId });
  const parts = await partsOf(manager, bookingId);
  const today = dateInZone(now, trip.timeZone);
  const { status, disputed, accessOverride } = booking;
  const derived = derive({ status, disputed, accessOverride, entries, parts, policy, today });
  const guests = await manager.findBy(Guest, { bookingId });
  const isDoorMoved = guests.some(({ accessGranted }) => accessGranted !== derived.accessGranted);
  await writeGuests(manager, booking, derived, parts[0]?.amountCents ?? 0);
  await countMoney(manager, booking, derived.receivedCents);
  return isDoorMoved ? guests.flatMap(({ userId }) => userId ?? []) : null;
}

async function writeGuests(
  manager: EntityManager,
  booking: Booking,
  derived: Derived,
  depositCents: number,
): Promise<void> {
  const everybody = {
    status: guestStatus(booking.status),
    paymentStatus: derived.paymentStatus,
    accessGranted: derived.accessGranted,
    paymentType: booking.plan,
    cabinType: booking.cabinType,
  };
  await manager.update(Guest, { bookingId: booking.id }, everybody);
  await manager.update(
    Guest,
    { bookingId: booking.id, position: 1 },
    {
      amountPaidCents: derived.amountPaidCents,
      totalAmountCents: booking.totalCents,
      depositAmountCents: booking.plan === 'installment' ? depositCents : null,
      remainingAmountCents: derived.remainingCents,
      installmentCount: booking.plan === 'installment' ? derived.partsPaid : 0,
      nextPaymentDate: derived.nextPaymentDate,
    },
  );
}

/** The trip's revenue, money received less what went back, follows by the difference, at the transaction's end (migration trip-revenue). */
async function countMoney(manager: EntityManager, { id }: Booking, receivedCents: number): Promise<void> {
  await manager.query('UPDATE bookings SET counted_cents = $2 WHERE id = $1 AND counted_cents <> $2', [
    id,
    receivedCents,
  ]);
}
