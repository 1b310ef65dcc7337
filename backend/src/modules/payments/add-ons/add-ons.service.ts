import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { missingPlaces } from '../../bookings/add-ons/add-on-places.rules.js';
import { addOnDueOn } from '../../bookings/add-ons/add-on.rules.js';
import { BookingAddOn } from '../../bookings/add-ons/booking-add-on.entity.js';
import { postEntry } from '../../bookings/ledger/booking-ledger.js';
import type { Booking } from '../../bookings/booking.entity.js';
import { isConfirmed } from '../../bookings/booking.rules.js';
import { Bookings } from '../../bookings/bookings.service.js';
import { Instalment } from '../../bookings/ledger/instalment.entity.js';
import { partsOf } from '../../bookings/ledger/parts.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { dueDay } from '../../bookings/quote/quote.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { lastPart } from '../../trips/instalment-plan.js';
import { type AddOnOffer, addOnsOf } from '../../trips/trip-config.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { bringBooking } from '../payment/booking-standing.js';
import { assertNothingUnderWay, voidOpenAttempts } from '../payment/open-attempts.js';
import type { LockedBooking } from '../../bookings/booking-lock.js';
import type { AddOnOfferDto } from './add-on-offer.dto.js';
import { placesLeft } from '../../bookings/add-ons/places-left.js';
import { touchedParts } from './touched-parts.js';

interface Wish {
  /** The offer's code. */
  code: string;
  settledOnBoard: boolean;
  userId: number;
  by: AddOnBuyer;
  /** What it was shown to cost. */
  shownCents: number;
}

/** Who adds or takes off. */
type AddOnBuyer = 'host' | 'guest';

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

  /**
   * For the travellers who have none yet; a guest adds what is offered to guests. Throws `add_on.not_found`,
   * `add_on.booking_ended`, `add_on.not_yet`, `add_on.price_changed`, `add_on.sold_out`, and `add_on.had` where everybody has
   * it.
   */
  async add(manager: EntityManager, booking: LockedBooking, wish: Wish): Promise<BookingAddOn> {
    assertOpen(booking, wish.settledOnBoard);
    // Of two who want the last place of it one waits here.
    const trip = await this.trips.getLocked(booking.tripId, manager);
    const offer = addOnsOf(trip.config).find(({ code }) => code === wish.code);
    if (!offer || (wish.by === 'guest' && !offer.byGuests)) throw new DomainError('add_on.not_found');
    const places = missingPlaces(await this.of(manager, booking.id), offer.code, booking.travellers);
    if (places === 0) throw new DomainError('add_on.had');
    const priceCents = addOnPriceCents(offer, places);
    if (priceCents !== wish.shownCents)
      throw new DomainError('add_on.price_changed', { price: dollars(priceCents) });
    const left = await placesLeft(manager, trip.id, offer);
    if (left !== null && left < places) throw new DomainError('add_on.sold_out', { title: offer.title });
    const partPosition = wish.settledOnBoard ? null : await this.addPart(manager, booking, priceCents);
    const row = await manager.save(BookingAddOn, {
      bookingId: booking.id,
      kind: offer.kind,
      code: offer.code,
      places,
      title: offer.title,
      priceCents,
      settledOnBoard: wish.settledOnBoard,
      partPosition,
      addedAt: this.clock.now(),
      addedBy: wish.userId,
    });
    const deed = { userId: wish.userId, by: wish.by, what: 'added' as const };
    if (partPosition !== null) await this.post(manager, booking, row, deed);
    await this.tell(manager, booking, row, deed);
    return row;
  }

  /** A guest takes off what they added. Throws `add_on.not_found`, `add_on.booking_ended`, `add_on.paid` (or `add_on.paid_by_you`), `payment.under_way`. */
  async remove(
    manager: EntityManager,
    booking: LockedBooking,
    id: number,
    { userId, by }: Pick<Wish, 'userId' | 'by'>,
  ): Promise<void> {
    const row = await manager.findOneBy(BookingAddOn, { id, bookingId: booking.id });
    if (!row || (by === 'guest' && row.addedBy !== userId)) throw new DomainError('add_on.not_found');
    assertOpen(booking, row.settledOnBoard);
    await manager.delete(BookingAddOn, { id });
    const deed = { userId, by, what: 'removed' as const };
    if (row.partPosition !== null) {
      await this.removePart(manager, booking, row.partPosition, by);
      await this.post(manager, booking, row, deed);
    }
    await this.tell(manager, booking, row, deed);
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
  private async removePart(
    manager: EntityManager,
    booking: LockedBooking,
    position: number,
    by: Wish['by'],
  ): Promise<void> {
    await assertNothingUnderWay(manager, booking);
    if ((await touchedParts(manager, booking)).includes(position))
      throw new DomainError(by === 'guest' ? 'add_on.paid_by_you' : 'add_on.paid');
    await voidOpenAttempts(manager, booking);
    await manager.delete(Instalment, { bookingId: booking.id, position });
  }

  private async post(
    manager: EntityManager,
    booking: LockedBooking,
    { id, title, priceCents }: BookingAddOn,
    { what, by }: Deed,
  ): Promise<void> {
    await postEntry(manager, {
      bookingId: booking.id,
      kind: what === 'added' ? 'charge' : 'adjustment',
      amountCents: what === 'added' ? priceCents : -priceCents,
      externalRef: `booking:${booking.publicId}:add_on:${id}:${what}`,
      occurredAt: this.clock.now(),
      actor: by,
      note: title,
    });
    await bringBooking(manager, this.bookings, booking, this.clock.now());
  }

  private async tell(
    manager: EntityManager,
    booking: Booking,
    { title, kind, priceCents, settledOnBoard }: BookingAddOn,
    { userId, what, by }: Deed,
  ): Promise<void> {
    const { id: bookingId, tripId } = booking;
    await this.activity.note(manager, {
      userId,
      tripId,
      bookingId,
      action: `add_on.${what}`,
      amountCents: priceCents,
      details: { kind, settledOnBoard, ...(by === 'guest' && { by }) },
    });
    await this.bookings.announce(manager, 'booking.changed', booking, `${title} was ${what}`);
  }
}

interface Deed extends Pick<Wish, 'userId' | 'by'> {
  what: 'added' | 'removed';
}

/** Before the first payment the plan may still change: until then nothing is charged beside it. */
function assertOpen({ status }: Booking, settledOnBoard: boolean): void {
  if (status === 'cancelled' || status === 'expired') throw new DomainError('add_on.booking_ended');
  if (!settledOnBoard && !isConfirmed(status)) throw new DomainError('add_on.not_yet');
}

/** An offer as it is shown for so many travellers. */
export function addOnOffer(offer: AddOnOffer, travellers: number): AddOnOfferDto {
  const { code, kind, title } = offer;
  return { code, kind, title, travellers, priceCents: addOnPriceCents(offer, travellers) };
}

/** What an offer costs so many travellers, in cents. */
export function addOnPriceCents({ priceCents }: AddOnOffer, travellers: number): number {
  return priceCents * travellers;
}
