import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { type CabinType, soldTypes } from '../../trips/trip-config.js';
import type { Trip } from '../../trips/trip.entity.js';
import { type SaleableTrip, Trips } from '../../trips/trips.service.js';
import type { Booking } from '../booking.entity.js';
import { assertWillSail, isConfirmed } from '../booking.rules.js';
import { isPromoRefusal, type Promo } from '../quote/promo.rules.js';
import { Promos } from '../quote/promos.service.js';
import { assertSells, Quotes } from '../quote/quotes.service.js';
import { cabinsLeft, type Seller } from './cabins-left.js';
import { waitingPlaces } from './waiting-line.js';

interface Wish {
  by: Seller;
  /** How many. */
  seats: number;
  cabinType: CabinType;
  /** What the booking is made with; the site asks whether it may be used once more. */
  promo?: Promo | null;
  /** The booking that they are for, where it counts as holding them already. */
  bookingId?: number;
}

/** What of a wish a cabin is about. */
type CabinWish = Pick<Wish, 'by' | 'cabinType' | 'bookingId'>;

/** The one answer to whether places of a trip are to be had, now, for this person, as it was shown. */
@Injectable()
export class Places {
  constructor(
    private readonly clock: Clock,
    private readonly trips: Trips,
    private readonly quotes: Quotes,
    private readonly promos: Promos,
  ) {}

  /**
   * Before anything is written, without waiting for anybody: {@link take} decides. Throws `trip.departed`, `trip.called_off`,
   * `trip.not_on_sale`, `trip.sold_out`, `trip.cabin_not_sold`, `trip.cabin_sold_out`.
   */
  async assertForSale(manager: EntityManager, tripId: number, wish: Wish): Promise<void> {
    const trip = await this.trips.get(tripId, manager);
    this.assertSold(trip, wish.by);
    await this.trips.assertSeats(
      manager,
      tripId,
      wish.seats + (await this.keptFor(manager, tripId, wish.by)),
    );
    await this.assertCabin(manager, trip, wish);
  }

  /** Takes them under the trip's row lock. Throws as {@link assertForSale} and `promo.used_up`, before anything is taken. */
  async take(manager: EntityManager, tripId: number, wish: Wish): Promise<void> {
    // Asked under the lock: the trip may have been closed, moved or changed while we waited for it.
    const trip = await this.trips.getLocked(tripId, manager);
    this.assertSold(trip, wish.by);
    const { by, promo = null, bookingId } = wish;
    if (by === 'site') await this.promos.assertLeft(manager, trip, { promo, bookingId });
    await this.assertCabin(manager, trip, wish);
    const kept = await this.keptFor(manager, tripId, wish.by);
    await this.trips.takeSeats(manager, tripId, wish.seats, kept);
  }

  /**
   * That a cabin of this type is to be had; a host gives one that the trip does not sell any more to who had booked it.
   * Throws `trip.cabin_not_sold`, `trip.cabin_sold_out`.
   */
  async assertCabin(
    manager: EntityManager,
    trip: Pick<SaleableTrip, 'id' | 'config'>,
    { by, cabinType, bookingId }: CabinWish,
  ): Promise<void> {
    if (by === 'site') assertSells(trip, cabinType);
    const left = await cabinsLeft(manager, trip, { by, bookingId });
    if (left[cabinType] === 0)
      throw new DomainError('trip.cabin_sold_out', { cabin: trip.config.cabins[cabinType].name });
  }

  /**
   * Whether a lapsed booking may have its places again. Throws as {@link assertForSale}; `booking.offer_lapsed` for an
   * offer that was not taken up: it goes to who waits next; and `booking.price_changed` where the site asks for another
   * price today, or sells by other terms: a hold that has ended keeps none. Its code is asked for again, and refused as any
   * other: see {@link isPromoRefusal}.
   * @param askedAt when the buyer was last asked for its price, for money that comes of it
   */
  async assertMayRetake(
    manager: EntityManager,
    booking: Booking,
    by: Seller,
    askedAt: Date | null = null,
  ): Promise<void> {
    if (by === 'site' && booking.endedReason === OFFER_LAPSED) throw new DomainError('booking.offer_lapsed');
    const { tripId, travellers: seats, cabinType } = booking;
    await this.assertForSale(manager, tripId, { by, seats, cabinType });
    if (by === 'host' || this.quotes.stands(askedAt)) return;
    const trip = await this.trips.get(booking.tripId, manager);
    const promo = await this.promos.of(trip, booking.promo?.code, { manager });
    if (!this.quotes.isStillGood(trip, booking, promo)) throw new DomainError('booking.price_changed');
  }

  /**
   * Before a payment is begun, kept for or recorded. Who has paid some of it may always pay the rest, but not of a trip that is
   * called off.
   * @param shownVersion the trip's version that the buyer was shown.
   * Throws `trip.departed`, `trip.called_off`, `trip.changed_since`.
   */
  async assertStillSold(manager: EntityManager, booking: Booking, shownVersion?: number): Promise<void> {
    const trip = await this.trips.get(booking.tripId, manager);
    if (isConfirmed(booking.status) && !trip.calledOffAt) return;
    assertWillSail(trip, this.clock.now());
    if (shownVersion !== undefined) assertAsShown(trip, shownVersion);
  }

  /** How many the site may sell: none where no cabin is left that is sold. */
  async left(trip: SaleableTrip, manager: EntityManager): Promise<number> {
    const { id, maxGuests, seatsTaken } = trip;
    const cabins = await cabinsLeft(manager, trip, { by: 'site' });
    if (soldTypes(trip.config).every((type) => cabins[type] === 0)) return 0;
    return Math.max(0, maxGuests - seatsTaken - (await waitingPlaces(manager, id)));
  }

  private assertSold(trip: SaleableTrip, by: Seller): void {
    assertWillSail(trip, this.clock.now());
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

const SOLD_OUT: readonly string[] = ['trip.sold_out', 'trip.cabin_sold_out'];
const NOT_TO_BE_HAD: readonly string[] = [
  ...SOLD_OUT,
  'trip.cabin_not_sold',
  'trip.departed',
  'trip.called_off',
  'trip.not_on_sale',
  'booking.offer_lapsed',
  'booking.price_changed',
];

/** Whether it was refused because there are no places to be had any more. */
export function isPlacesGone(err: unknown): err is DomainError {
  return err instanceof DomainError && (NOT_TO_BE_HAD.includes(err.code) || isPromoRefusal(err));
}

/** Whether it was refused because the trip, or its cabins of the type that is wanted, are sold: then one may wait. */
export function isSoldOut(err: unknown): err is DomainError {
  return err instanceof DomainError && SOLD_OUT.includes(err.code);
}

/** Whether there are places, but not for what the booking was made for. */
export function isPriceGone(err: DomainError): boolean {
  return err.code === 'booking.price_changed' || isPromoRefusal(err);
}
