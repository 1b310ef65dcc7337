import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { Trip } from '../../trips/trip.entity.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import { assertStillAtQuay, isConfirmed } from '../booking.rules.js';
import { Quotes } from '../quote/quotes.service.js';
import { waitingPlaces } from './waiting-line.js';

/**
 * Who gives places away. `site`: whoever comes first buys them there, of the trip on sale, after those who wait. `host`:
 * a host decides by hand whom they are for, also on a trip that is closed.
 */
export type Seller = 'site' | 'host';

interface Wish {
  by: Seller;
  /** How many. */
  seats: number;
}

/** The one answer to whether places of a trip are to be had, now, for this person, as it was shown. */
@Injectable()
export class Places {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
  ) {}

  /**
   * Before anything is written, without waiting for anybody: {@link take} decides. Throws `trip.departed`,
   * `trip.not_on_sale`, `trip.sold_out`.
   */
  async assertForSale(manager: EntityManager, tripId: number, { by, seats }: Wish): Promise<void> {
    this.assertSold(await this.trips.get(tripId, manager), by);
    await this.trips.assertSeats(manager, tripId, seats + (await this.keptFor(manager, tripId, by)));
  }

  /** Takes them under the trip's row lock. Throws as {@link assertForSale}; the caller's transaction ends then. */
  async take(manager: EntityManager, tripId: number, { by, seats }: Wish): Promise<void> {
    await this.trips.takeSeats(manager, tripId, seats, await this.keptFor(manager, tripId, by));
    // Asked under the lock: the trip may have been closed or moved while we waited for it.
    this.assertSold(await this.trips.get(tripId, manager), by);
  }

  /**
   * Whether a lapsed booking may have its places again. Throws as {@link assertForSale}; `booking.offer_lapsed` for an
   * offer that was not taken up: it goes to who waits next; and `booking.price_changed` where the site asks for another
   * price today: a hold that has ended keeps none.
   * @param askedAt when the buyer was last asked for its price, for money that comes of it
   */
  async assertMayRetake(
    manager: EntityManager,
    booking: Booking,
    by: Seller,
    askedAt: Date | null = null,
  ): Promise<void> {
    if (by === 'site' && booking.endedReason === OFFER_LAPSED) throw new DomainError('booking.offer_lapsed');
    await this.assertForSale(manager, booking.tripId, { by, seats: booking.travellers });
    if (by === 'host') return;
    const trip = await this.trips.get(booking.tripId, manager);
    if (!this.quotes.isPriceGood(trip, booking, askedAt)) throw new DomainError('booking.price_changed');
  }

  /**
   * Before a first payment is begun, kept for or recorded; who has paid some of it may always pay the rest.
   * @param shownVersion the trip's version that the buyer was shown. Throws `trip.departed`, `trip.changed_since`.
   */
  async assertStillSold(manager: EntityManager, booking: Booking, shownVersion?: number): Promise<void> {
    if (isConfirmed(booking.status)) return;
    const trip = await this.trips.get(booking.tripId, manager);
    assertStillAtQuay(trip.departsAt, this.clock.now());
    if (shownVersion !== undefined) assertAsShown(trip, shownVersion);
  }

  /** How many the site may sell. */
  async left({ id, maxGuests, seatsTaken }: SaleableTrip, manager: EntityManager): Promise<number> {
    return Math.max(0, maxGuests - seatsTaken - (await waitingPlaces(manager, id)));
  }

  private assertSold(trip: SaleableTrip, by: Seller): void {
    assertStillAtQuay(trip.departsAt, this.clock.now());
    if (by === 'site' && !trip.isOnSale) throw new DomainError('trip.not_on_sale');
  }

  /** What comes free is for who waits. */
  private async keptFor(manager: EntityManager, tripId: number, by: Seller): Promise<number> {
    return by === 'site' ? waitingPlaces(manager, tripId) : 0;
  }
}

/** Why the places of an offer are free again. */
export const OFFER_LAPSED = 'offer_lapsed';

/** Throws `trip.changed_since` for a trip that its owner has changed since it was shown. */
export function assertAsShown({ version }: Trip, shownVersion: number): void {
  if (version !== shownVersion) throw new DomainError('trip.changed_since');
}

const NOT_TO_BE_HAD: readonly string[] = [
  'trip.sold_out',
  'trip.departed',
  'trip.not_on_sale',
  'booking.offer_lapsed',
  'booking.price_changed',
];

/** Whether it was refused because there are no places to be had any more. */
export function isPlacesGone(err: unknown): err is DomainError {
  return err instanceof DomainError && NOT_TO_BE_HAD.includes(err.code);
}
