import { Injectable } from '@nestjs/common';
import { DateTime } from 'luxon';
import { DataSource, type EntityManager, type FindOneOptions, type FindOptionsWhere, IsNull } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { anyRow, changedRows, rowOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { type ShownReviews, shownReviews } from './shown-reviews.js';
import { Trip } from './trip.entity.js';

/** A trip that can be sold: its dates are set. */
export type SaleableTrip = Trip & { startDate: string; endDate: string; departsAt: Date };

@Injectable()
export class Trips {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A trip that the public site sells: that one, or the one on its front page where none is named. Inside a transaction give
   * its manager. Throws `trip.none_open`, and `trip.not_on_sale` for one that is named.
   */
  async onSale(tripId?: number, manager: EntityManager = this.db.manager): Promise<SaleableTrip> {
    const trip = await this.findOnSale(tripId, manager);
    if (!trip) throw new DomainError(tripId === undefined ? 'trip.none_open' : 'trip.not_on_sale');
    return trip;
  }

  /** The same, or null where it is not on sale. */
  async findOnSale(tripId?: number, manager: EntityManager = this.db.manager): Promise<SaleableTrip | null> {
    const [trip = null] = await this.allOnSale(tripId === undefined ? {} : { id: tripId }, manager);
    return trip;
  }

  /**
   * Every trip that the public site sells, the one on its front page first. What has sailed and was not closed is last: it
   * keeps no other from that place. Of the others the first that was made stands there, whatever their dates become.
   */
  async allOnSale(
    which: Pick<FindOptionsWhere<Trip>, 'id'> = {},
    manager: EntityManager = this.db.manager,
  ): Promise<SaleableTrip[]> {
    const order = { isFeatured: 'DESC', id: 'ASC' } as const;
    const trips = await manager.find(Trip, { where: { ...which, isOnSale: true }, order });
    const now = this.clock.now();
    const hasSailed = ({ departsAt }: SaleableTrip) => Number(departsAt <= now);
    return trips.filter(isSaleable).toSorted((a, b) => hasSailed(a) - hasSailed(b));
  }

  /** A trip that is open for booking or may be opened: it has its days and was not called off. Null for any other. */
  async findToOpen(id: number): Promise<SaleableTrip | null> {
    const trip = await this.db.manager.findOneBy(Trip, { id, calledOffAt: IsNull() });
    return trip && isSaleable(trip) ? trip : null;
  }

  get(id: number, manager: EntityManager = this.db.manager): Promise<SaleableTrip> {
    return this.find(manager, { where: { id } });
  }

  /** As {@link get}, under the lock of its row: places and cabins are taken by one at a time. */
  getLocked(id: number, manager: EntityManager): Promise<SaleableTrip> {
    // No stronger: who has just written a booking of the trip holds its key.
    return this.find(manager, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  private async find(manager: EntityManager, options: FindOneOptions<Trip>): Promise<SaleableTrip> {
    const trip = await manager.findOne(Trip, options);
    if (!trip || !isSaleable(trip)) throw new DomainError('trip.not_found');
    return trip;
  }

  /** What guests wrote of the trip and of the others of its owner; samples where none of them has. What a host took down is left out. */
  reviews(tripId: number): Promise<ShownReviews> {
    return shownReviews(this.db.manager, tripId);
  }

  /** Throws `trip.sold_out` when fewer are left now. Nobody waits, and nothing is taken: {@link takeSeats} decides. */
  async assertSeats(manager: EntityManager, tripId: number, seats: number): Promise<void> {
    const sql = 'SELECT 1 FROM trips WHERE id = $1 AND seats_taken + $2 <= max_guests';
    const trip = await rowOf(manager, anyRow, sql, [tripId, seats]);
    if (!trip) throw new DomainError('trip.sold_out');
  }

  /** Takes seats for a booking under the trip's row lock. Throws `trip.sold_out` when fewer are left, those `kept` for others aside. */
  async takeSeats(manager: EntityManager, tripId: number, seats: number, kept: number): Promise<void> {
    const taken = await changedRows(
      manager,
      anyRow,
      `UPDATE trips SET seats_taken = seats_taken + $2 WHERE id = $1 AND seats_taken + $2 + $3 <= max_guests RETURNING id`,
      [tripId, seats, kept],
    );
    if (!taken.length) throw new DomainError('trip.sold_out');
  }

  /** Gives seats back; the caller has just taken them off the booking, in the same transaction. */
  async releaseSeats(manager: EntityManager, tripId: number, seats: number): Promise<void> {
    await manager.query(`UPDATE trips SET seats_taken = seats_taken - $2 WHERE id = $1`, [tripId, seats]);
  }
}

function isSaleable(trip: Trip): trip is SaleableTrip {
  return trip.startDate !== null && trip.endDate !== null && trip.departsAt !== null;
}

/** The calendar date of an instant in the trip's zone, `YYYY-MM-DD`. */
export function dateInZone(instant: Date, timeZone: string): string {
  return DateTime.fromJSDate(instant, { zone: timeZone }).toFormat('yyyy-MM-dd');
}
