import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { And, DataSource, type EntityManager, In, IsNull, LessThan, Like, Not } from 'typeorm';
import { Clock, MINUTE_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { lockBooking } from '../../bookings/booking-lock.js';
import { Booking } from '../../bookings/booking.entity.js';
import { bookingReference } from '../../bookings/guest.view.js';
import { dollars } from '../../bookings/quote/money-text.js';
import { type AlertKind, MoneyAlert } from '../alerts/money-alert.entity.js';
import { MoneyAlerts, type NewAlert } from '../alerts/money-alerts.service.js';
import { Payment } from '../payment/payment.entity.js';
import { PendingMoney } from '../pending/pending-money.service.js';
import { BROKEN_INVARIANT, BROKEN_INVARIANTS } from './invariants.sql.js';

const QUEUE = 'books.check';
const EVERY_TEN_MINUTES = '*/10 * * * *';
/** A capture has no business being unknown for longer. */
const STUCK_MS = 15 * MINUTE_MS;
/** Refunds that are stuck are told of, and settled, by their own timetable. */
const STUCK_PAYMENT = 'payment:';

/** The books look at themselves: what must hold and does not is told at once, and what holds again is closed. */
@Injectable()
export class SelfCheck implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly alerts: MoneyAlerts,
    private readonly pending: PendingMoney,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: () => this.check(), retries: 1, cron: EVERY_TEN_MINUTES });
  }

  private async check(): Promise<void> {
    const { manager } = this.db;
    await this.show(manager, 'invariant', '', await this.broken(manager));
    await this.show(manager, 'stuck', STUCK_PAYMENT, await this.stuck(manager));
    await this.show(manager, 'pending', '', await this.pending.worrying(manager));
  }

  private async broken(manager: EntityManager): Promise<NewAlert[]> {
    const rows = await rowsOf(manager, BROKEN_INVARIANT, BROKEN_INVARIANTS, [this.config.ACCESS_POLICY]);
    return rows.map(({ what, id, text, bookingId, tripId }) => ({
      kind: 'invariant' as const,
      ref: `${what}:${id}`,
      bookingId,
      tripId,
      text: `The books disagree with themselves: ${text} (${what} ${id})`,
    }));
  }

  private async stuck(manager: EntityManager): Promise<NewAlert[]> {
    const since = LessThan(this.clock.in(0 - STUCK_MS));
    const payments = await manager.findBy(Payment, { status: 'capturing', updatedAt: since });
    return Promise.all(
      payments.map(async ({ id, bookingId, amountCents }) => {
        const booking = await manager.findOneByOrFail(Booking, { id: bookingId });
        return {
          kind: 'stuck' as const,
          ref: STUCK_PAYMENT + id,
          bookingId,
          tripId: booking.tripId,
          oursCents: amountCents,
          text: `PayPal has not said for a quarter of an hour whether ${dollars(amountCents)} of booking ${bookingReference(booking)} came`,
        };
      }),
    );
  }

  /** The booking first, as whoever hears news of its money has it: they may raise this alert too. */
  private async raise(manager: EntityManager, alert: NewAlert): Promise<void> {
    if (alert.bookingId) await lockBooking(manager, alert.bookingId);
    await this.alerts.raise(manager, alert);
  }

  /** @param prefix of the refs looked at here: others tell of the same kind. */
  private async show(
    manager: EntityManager,
    kind: AlertKind,
    prefix: string,
    found: NewAlert[],
  ): Promise<void> {
    for (const alert of found) await this.db.transaction((own) => this.raise(own, alert));
    const refs = found.map(({ ref }) => ref);
    const gone = { kind, ref: And(Not(In(refs)), Like(`${prefix}%`)) };
    const over = await manager.findBy(MoneyAlert, [
      { ...gone, status: 'open' },
      { ...gone, closedBy: Not(IsNull()) },
    ]);
    for (const { ref } of over) await this.alerts.settle(manager, kind, ref, 'It holds again');
  }
}
