import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { addOnDueOn, isPartTouched } from '../../bookings/add-ons/add-on.rules.js';
import { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { coveredCents } from '../../bookings/ledger/derive.rules.js';
import { Instalment } from '../../bookings/ledger/instalment.entity.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { dueDay } from '../../bookings/quote/quote.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { lastPart } from '../../trips/instalment-plan.js';
import { type AddOnOffer, addOnsOf } from '../../trips/trip-config.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';

interface Wish {
  /** The offer's code. */
  code: string;
  settledOnBoard: boolean;
  userId: number;
}

/** Extras of a booking: charged through its ledger with an instalment of their own, or settled on board. */
@Injectable()
export class AddOns {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly activity: ActivityLog,
  ) {}

  of(manager: EntityManager, bookingId: number): Promise<BookingAddOn[]> {
    return manager.find(BookingAddOn, { where: { bookingId }, order: { id: 'ASC' } });
  }

  /** Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.not_yet`. */
  async add(manager: EntityManager, booking: LockedBooking, wish: Wish): Promise<BookingAddOn> {
    assertOpen(booking, wish.settledOnBoard);
    const trip = await this.trips.get(booking.tripId, manager);
    const offer = addOnsOf(trip.config).find(({ code }) => code === wish.code);
    if (!offer) throw new DomainError('add_on.not_found');
    const priceCents = addOnPriceCents(offer, booking.travellers);
    const partPosition = wish.settledOnBoard ? null : await this.addPart(manager, booking, priceCents);
    const row = await manager.save(BookingAddOn, {
      bookingId: booking.id,
      kind: offer.kind,
      title: offer.title,
      priceCents,
      settledOnBoard: wish.settledOnBoard,
      partPosition,
      addedAt: this.clock.now(),
      addedBy: wish.userId,
    });
    if (partPosition !== null) await this.post(manager, booking, row, 'added');
    await this.tell(manager, booking, row, { userId: wish.userId, what: 'added' });
    return row;
  }

  /** As {@link add}; throws `add_on.not_found`, `add_on.paid`, `payment.under_way`. */
  async remove(manager: EntityManager, booking: LockedBooking, id: number, userId: number): Promise<void> {
    const row = await manager.findOneBy(BookingAddOn, { id, bookingId: booking.id });
    if (!row) throw new DomainError('add_on.not_found');
    assertOpen(booking, row.settledOnBoard);
    await manager.delete(BookingAddOn, { id });
    if (row.partPosition !== null) {
      await this.removePart(manager, booking, row.partPosition);
      await this.post(manager, booking, row, 'removed');
    }
    await this.tell(manager, booking, row, { userId, what: 'removed' });
  }

  private async addPart(manager: EntityManager, booking: Booking, amountCents: number): Promise<number> {
    const trip = await this.trips.get(booking.tripId, manager);
    const today = dateInZone(this.clock.now(), trip.timeZone);
    const parts = await partsOf(manager, booking.id);
    const position = Math.max(0, ...parts.map((part) => part.position)) + 1;
    const last = lastPart(booking.instalmentPlan);
    const dueOn = addOnDueOn(parts, today, dueDay(last, trip.startDate));
    const part = { kind: 'add_on' as const, dueOn, amountCents, daysBefore: last.daysBefore };
    await manager.insert(Instalment, { ...part, bookingId: booking.id, position });
    return position;
  }

  /** An order that is open at PayPal may be over what is not owed any more: it ends here. */
  private async removePart(manager: EntityManager, booking: LockedBooking, position: number): Promise<void> {
    await assertNothingUnderWay(manager, booking);
    const parts = await partsOf(manager, booking.id);
    const owed = await balanceCents(manager, booking.id);
    // An ended booking is refused before: what it paid plays no part.
    const covered = coveredCents(booking.status, parts, { paid: 0, owed });
    if (isPartTouched(parts, position, covered)) throw new DomainError('add_on.paid');
    await voidOpenAttempts(manager, booking);
    await manager.delete(Instalment, { bookingId: booking.id, position });
  }

  private async post(
    manager: EntityManager,
    booking: LockedBooking,
    { id, title, priceCents }: BookingAddOn,
    what: 'added' | 'removed',
  ): Promise<void> {
    await postEntry(manager, {
      bookingId: booking.id,
      kind: what === 'added' ? 'charge' : 'adjustment',
      amountCents: what === 'added' ? priceCents : -priceCents,
      externalRef: `booking:${booking.publicId}:add_on:${id}:${what}`,
      occurredAt: this.clock.now(),
      actor: 'host',
      note: title,
    });
    await bringBooking(manager, this.bookings, booking, this.clock.now());
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { title, kind, priceCents, settledOnBoard }: BookingAddOn,
    { userId, what }: { userId: number; what: 'added' | 'removed' },
  ): Promise<void> {
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: `add_on.${what}`,
      amountCents: priceCents,
      details: { kind, settledOnBoard },
    });
    await this.bookings.announce(manager, 'booking.changed', booking, `${title} was ${what}`);
  }
}

/** Before the first payment the plan may still change: until then nothing is charged beside it. */
function assertOpen({ status }: Booking, settledOnBoard: boolean): void {
  if (status === 'cancelled' || status === 'expired') throw new DomainError('add_on.booking_ended');
  if (!settledOnBoard && !isConfirmed(status)) throw new DomainError('add_on.not_yet');
}

/** What an offer costs a booking of so many travellers, in cents. */
export function addOnPriceCents({ priceCents }: AddOnOffer, travellers: number): number {
  return priceCents * travellers;
}
