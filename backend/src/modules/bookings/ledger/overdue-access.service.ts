import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { idRow, rowsOf } from '../../../platform/database/rows.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { Bookings } from '../bookings.service.js';
import { BookingWrites } from '../booking-writes.service.js';

/** Under ACCESS_POLICY=current a date that passes closes the doors, without anybody doing anything. */
@Injectable()
export class OverdueAccess implements OnApplicationBootstrap {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly bookings: Bookings,
    private readonly writes: BookingWrites,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.ACCESS_POLICY === 'current')
      this.sweeper.every(MINUTE_MS, 'overdue-access', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    const overdue = await rowsOf(
      this.db,
      idRow,
      `SELECT b.id FROM bookings b JOIN guests g ON g.booking_id = b.id AND g.position = 1 JOIN trips t ON t.id = b.trip_id
        WHERE g.access_granted AND b.access_override IS NULL AND g.next_payment_date < ($1 AT TIME ZONE t.time_zone)::date`,
      [this.clock.now()],
    );
    for (const { id } of overdue) await this.close(id);
  }

  private async close(bookingId: number): Promise<void> {
    await this.writes.run(bookingId, (manager) => this.bookings.refresh(manager, bookingId));
  }
}
