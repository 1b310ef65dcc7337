import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripCallOff } from '../../trips/trip-call-off.entity.js';
import { TRIP_CHANGED } from '../../trips/trip-changes.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import { Trips } from '../../trips/trips.service.js';
import { Owners } from '../team/owners.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

/** Any number; who puts a trip on the front page waits for who is putting another there. */
const ON_SALE_LOCK = 7_239_467;

const TOLD = {
  'trip.opened': (title: string) => `Booking of ${title} was opened`,
  'trip.closed': (title: string) => `Booking of ${title} was closed`,
  'trip.featured': (title: string) => `${title} stands on the front page`,
} as const;

/**
 * Which trips the public site sells, and which of them stands on its front page: the first that is opened, until it is closed
 * or its owner lets another take the place. Bookings that were made stay as they are, and are paid for as before.
 */
@Injectable()
export class TripBooking {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly trips: Trips,
    private readonly owners: Owners,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`, `host.owner_only`, `trip.not_saleable`. */
  async open(userId: number, tripId: number): Promise<void> {
    await this.decide(userId, tripId, async (manager, trip) => {
      if (trip.isOnSale) return;
      const problem = await this.problem(manager, trip);
      if (problem) throw new DomainError('trip.not_saleable', { problem });
      const inFront = await this.trips.findOnSale(undefined, manager);
      await manager.update(Trip, { id: tripId }, { isOnSale: true });
      // Who stands there stays, also where an earlier one comes.
      await this.feature(manager, inFront?.id ?? tripId);
      await this.note(manager, userId, trip, 'trip.opened');
    });
  }

  /**
   * Puts a trip that is on sale on the front page.
   * @param replaces the trip that stands there as the host was shown it.
   * Throws `trip.not_found`, `host.owner_only`, `trip.not_on_sale`, `trip.not_saleable`, `trip.front_changed`,
   * `trip.front_not_yours`.
   */
  async putInFront(userId: number, tripId: number, replaces: number): Promise<void> {
    await this.decide(userId, tripId, async (manager, trip) => {
      if (!trip.isOnSale) throw new DomainError('trip.not_on_sale');
      const problem = await this.problem(manager, trip);
      if (problem) throw new DomainError('trip.not_saleable', { problem });
      const current = await this.trips.onSale(undefined, manager);
      if (current.id === tripId) return;
      if (current.id !== replaces) throw new DomainError('trip.front_changed');
      const isYours = await manager.existsBy(TripHost, { tripId: current.id, userId, isOwner: true });
      if (!isYours) throw new DomainError('trip.front_not_yours', { title: current.title });
      await this.feature(manager, tripId);
      await this.note(manager, userId, trip, 'trip.featured');
    });
  }

  /** The public site does not sell it from then on. Throws `trip.not_found`, `host.owner_only`. */
  async close(userId: number, tripId: number): Promise<void> {
    await this.decide(userId, tripId, async (manager, trip) => {
      if (trip.isOnSale) await this.shut(manager, userId, trip);
    });
  }

  /** Under the trip's lock. The first of the others that was made stands on the front page, where it was this one. */
  async shut(manager: EntityManager, userId: number, trip: Trip): Promise<void> {
    await manager.update(Trip, { id: trip.id }, { isOnSale: false, isFeatured: false });
    await this.note(manager, userId, trip, 'trip.closed');
  }

  private async feature(manager: EntityManager, id: number): Promise<void> {
    await manager.update(Trip, { isFeatured: true }, { isFeatured: false });
    // It may be called off at this moment, which waits for nobody here.
    await manager.update(Trip, { id, isOnSale: true }, { isFeatured: true });
  }

  private async decide(
    userId: number,
    tripId: number,
    work: (manager: EntityManager, trip: Trip) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ON_SALE_LOCK]);
      const trip = await lockTrip(manager, tripId);
      await this.owners.assertOwns(userId, tripId, manager);
      await work(manager, trip);
      this.after.publish(manager, TRIP_CHANGED, {});
    });
  }

  private async note(
    manager: EntityManager,
    userId: number,
    { id: tripId, title }: Trip,
    action: keyof typeof TOLD,
  ): Promise<void> {
    await this.activity.note(manager, { userId, tripId, action });
    const text = TOLD[action](title);
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
  }

  private async problem(manager: EntityManager, trip: Trip): Promise<string | null> {
    if (trip.calledOffAt) return 'It has been called off';
    // Nobody pays for a trip that will hardly take place.
    if (await manager.existsBy(TripCallOff, { tripId: trip.id }))
      return 'A second host decides whether it is called off';
    if (!trip.startDate || !trip.endDate || !trip.departsAt) return 'It has no dates yet';
    if (trip.departsAt <= this.clock.now()) return 'It has sailed';
    return trip.status === 'completed' ? 'It is completed' : null;
  }
}
