import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { idRow, rowsOf } from '../../../platform/database/rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { dateInZone, Trips } from '../../trips/trips.service.js';
import { balanceCents } from './booking-ledger.js';
import { Bookings } from '../bookings.service.js';
import { openParts } from './derive.rules.js';
import { Instalment } from './instalment.entity.js';
import { movedParts } from './moved-parts.rules.js';
import { partsOf } from './parts.js';
import { BookingWrites } from '../booking-writes.service.js';

const QUEUE = 'schedule.follow';

/** A trip that sails on another day takes the open parts of its bookings' plans along. */
@Injectable()
export class ScheduleMove implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly trips: Trips,
    private readonly bookings: Bookings,
    private readonly writes: BookingWrites,
    private readonly news: TripNewsDesk,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: ({ tripId }: { tripId: number }) => this.follow(tripId) });
  }

  /** In the transaction that moved the trip. The bookings follow in others: their locks come before the trip's. */
  add(manager: EntityManager, tripId: number): Promise<void> {
    return this.jobs.add(manager, QUEUE, { tripId }, String(tripId));
  }

  private async follow(tripId: number): Promise<void> {
    const owing = await rowsOf(
      this.db,
      idRow,
      `SELECT id FROM bookings WHERE trip_id = $1 AND owed_cents > 0
          AND status IN ('held', 'pending_payment', 'confirmed') ORDER BY id`,
      [tripId],
    );
    for (const { id } of owing) await this.writes.run(id, (manager) => this.move(manager, tripId, id));
    if (owing.length === 0) return;
    // The hosts' pages read again as the trip moved, which was before these.
    const summary = { text: 'What is still to pay follows the new day of departure' };
    await this.news.announce(this.db.manager, { type: 'booking.changed', tripId, summary });
  }

  private async move(manager: EntityManager, tripId: number, bookingId: number): Promise<void> {
    const { startDate, timeZone } = await this.trips.get(tripId, manager);
    const parts = await partsOf(manager, bookingId);
    const open = openParts(parts, await balanceCents(manager, bookingId)).map(({ part }) => part);
    const moved = movedParts(open, startDate, dateInZone(this.clock.now(), timeZone));
    for (const { position, ...dates } of moved)
      await manager.update(Instalment, { bookingId, position }, dates);
    if (moved.length) await this.bookings.refresh(manager, bookingId);
  }
}
