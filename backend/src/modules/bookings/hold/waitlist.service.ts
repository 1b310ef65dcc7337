import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, HOUR_MS } from '../../../platform/clock/clock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trips } from '../../trips/trips.service.js';
import { balanceCents, postCharge, postEntry } from '../ledger/booking-ledger.js';
import type { Booking } from '../booking.entity.js';
import { assertWillSail, heldUntil } from '../booking.rules.js';
import { RetakenExtras } from '../add-ons/retaken-extras.service.js';
import { Bookings } from '../bookings.service.js';
import { shortName } from '../guest.view.js';
import { placesWords } from '../mail-words.js';
import { writeParts } from '../ledger/parts.js';
import { LedgerEntry } from '../ledger/ledger-entry.entity.js';
import { cabinsLeft } from './cabins-left.js';
import { Places } from './places.service.js';
import { termsOf } from '../booking-terms.js';
import { waitingLine } from './waiting-line.js';
import type { LockedBooking } from '../booking-lock.js';

/** Who waits for places, and who is offered some. Callers hold the booking's row lock and have asked what may be done. */
@Injectable()
export class Waitlist {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly extras: RetakenExtras,
    private readonly bookings: Bookings,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Gives the places back and what was charged; from now on it waits, last in the line. Throws `trip.departed` and
   * `trip.called_off`: nobody waits for places that will not be.
   */
  async putOn(manager: EntityManager, booking: LockedBooking): Promise<void> {
    assertWillSail(await this.trips.get(booking.tripId, manager), this.clock.now());
    const seats = booking.seatsHeld;
    const waiting = {
      seatsHeld: 0,
      holdExpiresAt: null,
      offerExpiresAt: null,
      endedReason: null,
      waitlistedAt: this.clock.now(),
    };
    await this.bookings.move(manager, booking, 'waitlist', waiting);
    await this.trips.releaseSeats(manager, booking.tripId, seats);
    await this.post(manager, booking, -(await balanceCents(manager, booking.id)), 'waitlisted');
    await writeParts(manager, booking, []);
    await this.bookings.refresh(manager, booking.id);
  }

  /**
   * Takes places for it and charges it, for so many hours, and until the ship sails at most; an extra of it goes whose places
   * are gone. Throws `trip.sold_out`, `trip.cabin_sold_out` and `trip.departed`.
   */
  async offer(manager: EntityManager, booking: LockedBooking, hours: number): Promise<Date> {
    const { tripId, travellers: seats, cabinType } = booking;
    await this.places.take(manager, tripId, { by: 'host', seats, cabinType });
    const trip = await this.trips.get(tripId, manager);
    await this.extras.keep(manager, booking, trip);
    const offerExpiresAt = heldUntil(this.clock.now(), hours * HOUR_MS, trip.departsAt);
    const seatsHeld = booking.travellers;
    await this.bookings.move(manager, booking, 'held', {
      seatsHeld,
      holdExpiresAt: offerExpiresAt,
      offerExpiresAt,
    });
    const { parts } = termsOf(booking, trip, { plan: booking.plan, now: this.clock.now() });
    await writeParts(manager, booking, parts);
    await this.charge(manager, booking);
    await this.bookings.refresh(manager, booking.id);
    return offerExpiresAt;
  }

  /** After places came free: whose turn it is, of those who wait for a cabin that is to be had. */
  async tellNext(manager: EntityManager, tripId: number): Promise<void> {
    const line = await waitingLine(manager, tripId);
    const free = await cabinsLeft(manager, await this.trips.get(tripId, manager), { by: 'host' });
    const next = line.find(({ cabinType }) => free[cabinType] !== 0);
    if (!next) return;
    const text = `${shortName(next.name)} is next on the waiting list, for ${placesWords(next.partySize)}`;
    await this.news.announce(manager, {
      type: 'booking.changed',
      tripId,
      summary: { text, bookingId: next.id, status: 'waitlist' },
    });
  }

  /** Who came as somebody waiting was never charged; who had been, owes it again. */
  private async charge(manager: EntityManager, booking: LockedBooking): Promise<void> {
    const wasCharged = await manager.existsBy(LedgerEntry, { bookingId: booking.id, kind: 'charge' });
    if (wasCharged) return this.post(manager, booking, booking.payableCents, 'offered');
    await postCharge(manager, booking, { actor: 'host', occurredAt: this.clock.now() });
  }

  private async post(
    manager: EntityManager,
    booking: Booking,
    amountCents: number,
    note: 'waitlisted' | 'offered',
  ): Promise<void> {
    if (amountCents === 0) return;
    await postEntry(manager, {
      bookingId: booking.id,
      kind: 'adjustment',
      amountCents,
      externalRef: `booking:${booking.publicId}:${note}:${booking.version}`,
      occurredAt: this.clock.now(),
      actor: 'host',
      note,
    });
  }
}
