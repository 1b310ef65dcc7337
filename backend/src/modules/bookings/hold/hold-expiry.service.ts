import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowOf } from '../../../platform/database/rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { Sweeper } from '../../../platform/jobs/sweeper.js';
import { Booking } from '../booking.entity.js';
import { UNPAID_HOLDS } from '../booking.rules.js';
import { HoldEnd } from './hold-end.service.js';
import { MONEY_UNDER_WAY } from '../ledger/money-under-way.js';
import { BookingWrites } from '../booking-writes.service.js';

const SWEEP_MS = 15_000;
const QUEUE = 'hold.lapse';

/** Gives the places of unpaid holds back after 30 minutes, once, however many nodes and jobs ask for it. */
@Injectable()
export class HoldExpiry implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
    private readonly jobs: Jobs,
    private readonly holdEnd: HoldEnd,
    private readonly writes: BookingWrites,
  ) {}

  onModuleInit(): void {
    const work = ({ bookingId }: { bookingId: number }) => this.lapse(bookingId);
    // The next sweep asks again for a hold that still stands.
    this.jobs.define(QUEUE, { work, retries: 0 });
    this.sweeper.every(SWEEP_MS, 'hold-expiry', () => this.sweep());
  }

  private async sweep(): Promise<void> {
    const { manager } = this.db;
    const ended = await manager
      .createQueryBuilder(Booking, 'b')
      .select(['b.id'])
      .where({ status: In([...UNPAID_HOLDS]) })
      .andWhere('b.holdExpiresAt <= :now', { now: this.clock.now() })
      .andWhere(`NOT EXISTS (${MONEY_UNDER_WAY} b.id)`)
      .getMany();
    for (const { id } of ended) await this.jobs.add(manager, QUEUE, { bookingId: id }, String(id));
  }

  private async lapse(bookingId: number): Promise<void> {
    await this.writes.run(bookingId, async (manager, booking) => {
      const hasEnded = booking.holdExpiresAt !== null && booking.holdExpiresAt <= this.clock.now();
      if (!hasEnded || !UNPAID_HOLDS.includes(booking.status)) return;
      // Asked under the lock: a capture may have begun since the job was added.
      const busy = await rowOf(manager, anyRow, `${MONEY_UNDER_WAY} $1`, [bookingId]);
      if (busy === undefined) await this.holdEnd.end(manager, booking);
    });
  }
}
