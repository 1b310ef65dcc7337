import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { claimFirst } from '../../platform/database/claim.js';
import { Sweeper } from '../../platform/jobs/sweeper.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { Booking } from './booking.entity.js';
import { UNPAID_HOLDS } from './booking.rules.js';
import { Bookings } from './bookings.service.js';
import { MONEY_UNDER_WAY } from './money-under-way.js';

const SWEEP_MS = 15_000;

/** Gives the places of unpaid holds back after 30 minutes. Two nodes sweeping at once take different rows. */
@Injectable()
export class HoldExpiry implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly bookings: Bookings,
    private readonly news: TripNewsDesk,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(SWEEP_MS, 'hold-expiry', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    let lapsed = 0;
    while (await this.db.transaction((manager) => this.lapseNext(manager))) lapsed++;
    if (lapsed) this.news.wake();
  }

  private async lapseNext(manager: EntityManager): Promise<boolean> {
    const booking = await claimFirst(
      manager
        .createQueryBuilder(Booking, 'b')
        .where({ status: In([...UNPAID_HOLDS]) })
        .andWhere('b.holdExpiresAt <= :now', { now: this.clock.now() })
        .andWhere(`NOT EXISTS (${MONEY_UNDER_WAY} b.id)`)
        .orderBy('b.holdExpiresAt'),
    );
    if (!booking) return false;
    // Asked again under the lock: a capture may have begun after this statement's snapshot.
    const busy: unknown[] = await manager.query(`${MONEY_UNDER_WAY} $1`, [booking.id]);
    return busy.length === 0 && this.bookings.lapse(manager, booking, 'hold_lapsed');
  }
}
