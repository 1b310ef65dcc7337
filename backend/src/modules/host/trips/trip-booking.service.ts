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
import { Owners } from '../team/owners.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

/** Any number; who opens a trip waits for who is opening another. */
const ON_SALE_LOCK = 7_239_467;

/**
 * Which trip the public site sells: one or none. Opening one takes the place of the other. Bookings that were made stay
 * as they are on either, and are paid for as before.
 */
@Injectable()
export class TripBooking {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly owners: Owners,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * @param replaces the trip on sale as the host was shown it.
   * Throws `trip.not_found`, `host.owner_only`, `trip.not_saleable`, `trip.sale_changed`, `trip.sale_not_yours`.
   */
  async open(userId: number, tripId: number, replaces: number | null): Promise<void> {
    await this.decide(userId, tripId, async (manager, trip) => {
      const current = await manager.findOneBy(Trip, { isOnSale: true });
      if (current?.id === tripId) return;
      const problem = await this.problem(manager, trip);
      if (problem) throw new DomainError('trip.not_saleable', { problem });
      if ((current?.id ?? null) !== replaces) throw new DomainError('trip.sale_changed');
      if (current) await this.replace(manager, userId, current);
      await manager.update(Trip, { id: tripId }, { isOnSale: true });
      await this.note(manager, userId, trip, 'trip.opened');
    });
  }

  /** The public site sells nothing from then on. Throws `trip.not_found`, `host.owner_only`. */
  async close(userId: number, tripId: number): Promise<void> {
    await this.decide(userId, tripId, async (manager, trip) => {
      if (trip.isOnSale) await this.shut(manager, userId, trip);
    });
  }

  private async replace(manager: EntityManager, userId: number, current: Trip): Promise<void> {
    const isYours = await manager.existsBy(TripHost, { tripId: current.id, userId, isOwner: true });
    if (!isYours) throw new DomainError('trip.sale_not_yours', { title: current.title });
    await this.shut(manager, userId, current);
  }

  /** Under the trip's lock. */
  async shut(manager: EntityManager, userId: number, trip: Trip): Promise<void> {
    await manager.update(Trip, { id: trip.id }, { isOnSale: false });
    await this.note(manager, userId, trip, 'trip.closed');
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
    action: 'trip.opened' | 'trip.closed',
  ): Promise<void> {
    await this.activity.note(manager, { userId, tripId, action });
    const text = `Booking of ${title} was ${action === 'trip.opened' ? 'opened' : 'closed'}`;
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
