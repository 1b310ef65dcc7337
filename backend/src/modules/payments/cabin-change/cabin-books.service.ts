import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { addOnDueOn } from '../../bookings/add-ons/add-on.rules.js';
import { balanceCents, postEntry } from '../../bookings/ledger/booking-ledger.js';
import { changeBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { UNPAID_HOLDS } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Instalment } from '../../bookings/ledger/instalment.entity.js';
import { dueDay, type Occupancy } from '../../bookings/quote/quote.rules.js';
import { lastPart } from '../../trips/instalment-plan.js';
import type { CabinType } from '../../trips/trip-config.js';
import { dateInZone, type SaleableTrip } from '../../trips/trips.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { Credits } from '../credits/credits.service.js';
import { Refunds } from '../refunds/refunds.service.js';
import { cabinRef } from './cabin-lines.js';
import { changedParts } from './cabin-change.rules.js';
import type { AgreedDifferenceDto } from './cabin-change.dto.js';
import type { CabinPreview } from './cabin-preview.js';
import { PartyAddOns } from './party-add-ons.service.js';
import { partsOf, writeParts } from '../../bookings/ledger/parts.js';

/** A cabin, and how many travel in it. */
export interface CabinOfParty {
  cabinType: CabinType;
  occupancy: Occupancy;
  travellers: number;
}

/** A change of cabin or party as it is carried out. */
interface PriceChange {
  choice: CabinOfParty;
  preview: CabinPreview;
  /** What the ledger's lines say of it. */
  note: string;
  userId: number;
}

/** What another cabin or party does to a booking's row, its ledger and its parts. Callers hold the booking's row lock. */
@Injectable()
export class CabinBooks {
  constructor(
    private readonly clock: Clock,
    private readonly bookings: Bookings,
    private readonly refunds: Refunds,
    private readonly credits: Credits,
    private readonly addOns: PartyAddOns,
  ) {}

  /** The day of a part that would have to be added for a difference; null where none has to be. */
  async ownDay(
    manager: EntityManager,
    booking: Booking,
    { trip, differenceCents, today }: { trip: SaleableTrip; differenceCents: number; today: string },
  ): Promise<string | null> {
    if (booking.status === 'waitlist' || UNPAID_HOLDS.includes(booking.status)) return null;
    const parts = await partsOf(manager, booking.id);
    const owedCents = await balanceCents(manager, booking.id);
    const { addedCents } = changedParts(parts, { owedCents, differenceCents, today });
    if (addedCents === 0) return null;
    return addOnDueOn(parts, today, dueDay(lastPart(booking.instalmentPlan), trip.startDate));
  }

  /** The row, the lines, the parts and the extras of the new price. Who waits for places is charged when some are offered. */
  async write(
    manager: EntityManager,
    booking: LockedBooking,
    { choice, preview, note, userId }: PriceChange,
  ): Promise<void> {
    const { price, addOns: changes, addOnsCents } = preview;
    const differenceCents = preview.differenceCents - addOnsCents;
    const owedCents = await balanceCents(manager, booking.id);
    const { cabinType, occupancy, travellers } = choice;
    const seatsHeld = booking.seatsHeld === 0 ? 0 : travellers;
    const before = { totalCents: booking.totalCents, discountCents: booking.discountCents };
    const { promoCents, fareCents, taxCents, totalCents, discountCents, payableCents } = price;
    const cost = { promoCents, fareCents, taxCents, totalCents, discountCents, payableCents };
    await changeBooking(manager, booking, { cabinType, occupancy, travellers, seatsHeld, ...cost });
    if (booking.status !== 'waitlist') {
      await this.post(manager, booking, { before, note, userId });
      // While nothing is paid the plan is that of the new price, from today on.
      if (UNPAID_HOLDS.includes(booking.status)) await writeParts(manager, booking, price.parts);
      else await this.changeParts(manager, booking, { owedCents, differenceCents, preview });
    }
    // After the cabin, whose parts were laid over what was owed before.
    await this.addOns.carryOut(manager, booking, { changes, userId });
    await bringBooking(manager, this.bookings, booking, this.clock.now());
  }

  /**
   * What was paid more than the new price: back the way it came, or kept as a credit, which the booking then counts as spent.
   * Answers what of it goes back to who paid shares, in cents.
   */
  async giveBack(
    manager: EntityManager,
    booking: LockedBooking,
    { agreed, userId, amountCents }: { agreed: AgreedDifferenceDto; userId: number; amountCents: number },
  ): Promise<number> {
    const { overpaid, reason } = agreed;
    if (overpaid === 'refund') {
      const toOthersCents = await this.refunds.toOthers(manager, booking.id, amountCents);
      await this.refunds.ofBooking(manager, booking, {
        amountCents,
        effect: 'overpaid',
        source: 'host',
        reason: 'Your booking costs less now',
        requestedBy: userId,
      });
      return toOthersCents;
    }
    await postEntry(manager, {
      ...this.line(booking, userId),
      kind: 'adjustment',
      amountCents,
      externalRef: `${cabinRef(booking.publicId, booking.version)}:kept`,
      note: 'Kept as a credit',
    });
    await this.credits.grant(manager, booking, { amountCents, reason, expiresOn: null, grantedBy: userId });
    await bringBooking(manager, this.bookings, booking, this.clock.now());
    return 0;
  }

  private async post(
    manager: EntityManager,
    booking: Booking,
    {
      before,
      note,
      userId,
    }: { before: { totalCents: number; discountCents: number }; note: string; userId: number },
  ): Promise<void> {
    const ref = cabinRef(booking.publicId, booking.version);
    const line = { ...this.line(booking, userId), note };
    const charge = booking.totalCents - before.totalCents;
    const discount = before.discountCents - booking.discountCents;
    if (charge !== 0)
      await postEntry(manager, { ...line, kind: 'charge', amountCents: charge, externalRef: ref });
    if (discount === 0) return;
    const externalRef = `${ref}:discount`;
    await postEntry(manager, { ...line, kind: 'discount', amountCents: discount, externalRef });
  }

  private line({ id: bookingId }: Booking, userId: number) {
    return { bookingId, occurredAt: this.clock.now(), actor: `user:${userId}` };
  }

  private async changeParts(
    manager: EntityManager,
    booking: Booking,
    {
      owedCents,
      differenceCents,
      preview,
    }: { owedCents: number; differenceCents: number; preview: CabinPreview },
  ): Promise<void> {
    const bookingId = booking.id;
    const parts = await partsOf(manager, bookingId);
    const today = dateInZone(this.clock.now(), preview.trip.timeZone);
    const { amounts, addedCents } = changedParts(parts, { owedCents, differenceCents, today });
    for (const [position, amountCents] of amounts) {
      if (amountCents === 0) await manager.delete(Instalment, { bookingId, position });
      else await manager.update(Instalment, { bookingId, position }, { amountCents });
    }
    if (addedCents === 0) return;
    const position = Math.max(0, ...parts.map((part) => part.position)) + 1;
    const last = lastPart(booking.instalmentPlan);
    const dueOn = addOnDueOn(parts, today, dueDay(last, preview.trip.startDate));
    const part = { kind: 'cabin' as const, dueOn, amountCents: addedCents, daysBefore: last.daysBefore };
    await manager.insert(Instalment, { ...part, bookingId, position });
  }
}
