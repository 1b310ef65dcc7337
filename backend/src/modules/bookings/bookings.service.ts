import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, MINUTE_MS } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { Vault } from '../../platform/security/vault.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { Trips } from '../trips/trips.service.js';
import { RetakenExtras } from './add-ons/retaken-extras.service.js';
import { bookingColumns } from './booking-columns.js';
import { termsOf } from './booking-terms.js';
import { balanceCents, postCharge, postEntry, refreshDerived } from './ledger/booking-ledger.js';
import { Booking } from './booking.entity.js';
import { canBecome, heldUntil, HOLD_MINUTES, type BookingStatus } from './booking.rules.js';
import { shortName } from './guest.view.js';
import { writeParts } from './ledger/parts.js';
import type { Seller } from './hold/cabins-left.js';
import { Places } from './hold/places.service.js';
import type { Sale } from './sale.js';
import { addTravellers } from './travellers/add-travellers.js';
import { AfterCommit } from '../../platform/database/after-commit.js';
import { ACCESS_CHANGED } from '../auth/auth-channels.js';
import { type LockedBooking, newlyLocked } from './booking-lock.js';

/** Who books: the buyer, logged in or not, or a host for them. */
interface BookedBy {
  userId?: number | null;
  actor?: 'buyer' | 'host';
  /** When the hold ends at the latest, whatever time a new one has. */
  endsBy?: Date | null;
  /** False: the caller takes them, as the last thing in the same transaction. */
  takesPlaces?: boolean;
  /** False: the caller tells the hosts of many at once. */
  isTold?: boolean;
}

/**
 * Makes bookings, with places held or on the waiting list, and moves them on: when a hold has lapsed its places are given
 * back, when it is revived they are taken again. Whoever changes a booking has its derived figures brought up to date here,
 * and its hosts told. All in the caller's transaction, under the booking's lock.
 */
@Injectable()
export class Bookings {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    @Inject(Vault) private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly places: Places,
    private readonly extras: RetakenExtras,
    private readonly news: TripNewsDesk,
    private readonly after: AfterCommit,
  ) {}

  /**
   * Holds places for 30 minutes and posts what they cost. In the caller's transaction. Throws what {@link Places.take}
   * throws, before anything is written.
   */
  async hold(
    manager: EntityManager,
    sale: Sale,
    { userId = null, actor = 'buyer', endsBy = null, takesPlaces = true, isTold = true }: BookedBy = {},
  ): Promise<LockedBooking> {
    const { trip, selection, price, party } = sale;
    const by = actor === 'host' ? 'host' : 'site';
    const { cabinType, promo } = selection;
    if (takesPlaces) await this.places.take(manager, trip.id, { by, seats: party.length, cabinType, promo });
    const until = heldUntil(this.clock.now(), HOLD_MINUTES * MINUTE_MS, trip.departsAt);
    const saved = await manager.save(Booking, {
      ...bookingColumns(sale),
      createdAt: this.clock.now(),
      userId,
      status: 'held' as const,
      seatsHeld: party.length,
      holdExpiresAt: endsBy && endsBy < until ? endsBy : until,
    });
    const booking = newlyLocked(saved);
    await writeParts(manager, booking, price.parts);
    await postCharge(manager, booking, { actor, occurredAt: booking.createdAt });
    await addTravellers(manager, booking, party, this.vault);
    await this.refresh(manager, booking.id);
    const text = `${shortName(party[0]?.name ?? '')} is booking ${trip.config.cabins[selection.cabinType].name} for ${party.length}`;
    if (isTold) await this.announce(manager, 'booking.created', booking, text);
    return booking;
  }

  /** Puts a party on the trip's waiting list: it takes no places and owes nothing until some are offered to it. */
  async wait(
    manager: EntityManager,
    sale: Sale,
    { userId = null, isTold = true }: Pick<BookedBy, 'userId' | 'isTold'> = {},
  ): Promise<LockedBooking> {
    const { party } = sale;
    const saved = await manager.save(Booking, {
      ...bookingColumns(sale),
      createdAt: this.clock.now(),
      userId,
      status: 'waitlist' as const,
      waitlistedAt: this.clock.now(),
    });
    const booking = newlyLocked(saved);
    await addTravellers(manager, booking, party, this.vault);
    await this.refresh(manager, booking.id);
    const text = `${shortName(party[0]?.name ?? '')} waits for ${party.length === 1 ? 'a place' : `${party.length} places`}`;
    if (isTold) await this.announce(manager, 'booking.created', booking, text);
    return booking;
  }

  /** Moves a booking on, if its state allows that; false when it does not. */
  async move(
    manager: EntityManager,
    booking: LockedBooking,
    to: BookingStatus,
    changes: Partial<Booking> = {},
  ): Promise<boolean> {
    if (!canBecome(booking.status, to)) return false;
    // Only what changes is written: the row's other columns may be newer than this object.
    const next = { ...changes, status: to, version: booking.version + 1 };
    await manager.update(Booking, { id: booking.id }, next);
    Object.assign(booking, next);
    return true;
  }

  /** Ends an unpaid booking: gives the places back and takes back what was charged. */
  async lapse(manager: EntityManager, booking: LockedBooking, reason: string): Promise<boolean> {
    const seats = booking.seatsHeld;
    if (
      !(await this.move(manager, booking, 'expired', {
        seatsHeld: 0,
        holdExpiresAt: null,
        endedReason: reason,
      }))
    )
      return false;
    await this.trips.releaseSeats(manager, booking.tripId, seats);
    const owed = await balanceCents(manager, booking.id);
    const line = {
      bookingId: booking.id,
      kind: 'adjustment' as const,
      occurredAt: this.clock.now(),
      actor: 'system',
      note: reason,
    };
    if (owed !== 0) {
      await postEntry(manager, {
        ...line,
        amountCents: -owed,
        externalRef: `booking:${booking.publicId}:lapse:${booking.version}`,
      });
    }
    await this.refresh(manager, booking.id);
    await this.announce(manager, 'booking.changed', booking, 'A hold has lapsed; its places are free again');
    return true;
  }

  /**
   * Takes the places of a lapsed booking again, and charges it again; an extra of it goes whose places are gone. Throws what
   * {@link Places.assertMayRetake} throws, before anything is written: see {@link isPlacesGone}.
   */
  async revive(
    manager: EntityManager,
    booking: LockedBooking,
    by: Seller,
    askedAt: Date | null = null,
  ): Promise<void> {
    await this.places.assertMayRetake(manager, booking, by, askedAt);
    const { tripId, travellers: seats, cabinType, promo } = booking;
    await this.places.take(manager, tripId, { by, seats, cabinType, promo });
    const trip = await this.trips.get(tripId, manager);
    await this.extras.keep(manager, booking, trip);
    const holdExpiresAt = heldUntil(this.clock.now(), HOLD_MINUTES * MINUTE_MS, trip.departsAt);
    await this.move(manager, booking, 'held', {
      seatsHeld: booking.travellers,
      holdExpiresAt,
      endedReason: null,
    });
    await postEntry(manager, {
      bookingId: booking.id,
      kind: 'adjustment',
      amountCents: booking.payableCents,
      externalRef: `booking:${booking.publicId}:revive:${booking.version}`,
      occurredAt: this.clock.now(),
      actor: 'system',
      note: 'revived',
    });
    // The trip may have moved meanwhile, and a part may have come due.
    const { parts } = termsOf(booking, trip, { plan: booking.plan, now: this.clock.now() });
    await writeParts(manager, booking, parts);
    await this.refresh(manager, booking.id);
    await this.announce(manager, 'booking.changed', booking, 'A lapsed hold has its places again');
  }

  /** After the status or the ledger of a booking has changed: see {@link refreshDerived}. Who may enter no more is out at the commit. */
  async refresh(manager: EntityManager, bookingId: number): Promise<void> {
    const rules = { policy: this.config.ACCESS_POLICY, now: this.clock.now() };
    const userIds = await refreshDerived(manager, bookingId, rules);
    if (userIds) this.after.publish(manager, ACCESS_CHANGED, { userIds });
  }

  async announce(
    manager: EntityManager,
    type: 'booking.created' | 'booking.changed',
    booking: Booking,
    text: string,
  ): Promise<void> {
    const summary = { text, bookingId: booking.publicId, status: booking.status };
    await this.news.announce(manager, { type, tripId: booking.tripId, summary });
  }
}
