import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { Sweeper } from '../../platform/jobs/sweeper.js';
import { Waitlist } from './waitlist/waitlist.service.js';
import { TripNewsDesk } from '../trips/trip-news.service.js';
import { lockBooking } from './booking-lock.js';
import { Booking } from './booking.entity.js';
import { UNPAID_HOLDS } from './booking.rules.js';
import { Bookings } from './bookings.service.js';
import { MONEY_UNDER_WAY } from './money-under-way.js';

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
    private readonly bookings: Bookings,
    private readonly waitlist: Waitlist,
    private readonly news: TripNewsDesk,
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
    if (ended.length) this.jobs.wake(QUEUE);
  }

  private async lapse(bookingId: number): Promise<void> {
    const hasLapsed = await this.db.transaction(async (manager) => {
      const booking = await lockBooking(manager, bookingId);
      const hasEnded = booking.holdExpiresAt !== null && booking.holdExpiresAt <= this.clock.now();
      if (!hasEnded || !UNPAID_HOLDS.includes(booking.status)) return false;
      // Asked under the lock: a capture may have begun since the job was added.
      const busy: unknown[] = await manager.query(`${MONEY_UNDER_WAY} $1`, [bookingId]);
      return busy.length === 0 && this.end(manager, booking);
    });
    if (hasLapsed) this.news.wake();
  }

  /** Its places are free: the hosts hear whose turn it is. */
  private async end(manager: EntityManager, booking: Booking): Promise<boolean> {
    const reason = booking.offerExpiresAt === null ? 'hold_lapsed' : 'offer_lapsed';
    if (!(await this.bookings.lapse(manager, booking, reason))) return false;
    await manager.update(Booking, { id: booking.id }, { offerExpiresAt: null });
    await this.waitlist.tellNext(manager, booking.tripId);
    return true;
  }
}
