import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import { Attempts } from '../../auth/attempts.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { MoneyAlerts } from '../../payments/alerts/money-alerts.service.js';
import { Disputes } from '../../payments/reversals/disputes.service.js';
import { ProviderError } from '../../payments/provider/provider-error.js';
import { Statement } from '../../payments/statement/statement.service.js';
import { PaymentRecheck } from '../../payments/take/payment-recheck.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { type AskedBooking, HostBookings } from '../booking/host-bookings.service.js';
import type { ComparisonDto, HostBookingMoneyDto } from './host-money.dto.js';
import { HostMoneyReader } from './host-money-reader.service.js';

/** What hosts do about money that moves none: asking PayPal again, and closing what was looked at. */
@Injectable()
export class HostMoneyDesk {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly statement: Statement,
    private readonly bookings: HostBookings,
    private readonly reader: HostMoneyReader,
    private readonly recheck: PaymentRecheck,
    private readonly alerts: MoneyAlerts,
    private readonly disputes: Disputes,
    private readonly access: TripAccess,
    private readonly activity: ActivityLog,
  ) {}

  /** Asks PayPal about everything of a booking that has no end, and answers the truth. Throws `payment.unclear`. */
  async check(asked: AskedBooking): Promise<HostBookingMoneyDto> {
    const booking = await this.bookings.get(this.db.manager, asked);
    await this.recheck.ofBooking(booking.id);
    return this.reader.ofBooking(asked);
  }

  /**
   * Holds the books against PayPal's statement of the last days. Throws `statement.unavailable`, `request.too_many`,
   * `host.right_missing`.
   */
  async compare(asking: Asking, days: number): Promise<ComparisonDto> {
    const { userId } = asking;
    await this.access.tripsWith(asking);
    await this.attempts.use({ 'compare-host': String(userId) });
    const now = this.clock.outside();
    try {
      const found = await this.statement.compare(new Date(now.getTime() - days * DAY_MS), now);
      await this.activity.note(this.db.manager, {
        userId,
        action: 'statement.compared',
        details: { days, ...found },
      });
      return found;
    } catch (err) {
      if (!(err instanceof ProviderError)) throw err;
      log.warn({ issue: err.issue }, 'the statement could not be read');
      throw new DomainError('statement.unavailable');
    }
  }

  /** The other hosts see it go. Throws `alert.not_found`, `host.right_missing`. */
  async closeAlert(asking: Asking, alertId: number, note: string): Promise<void> {
    const { userId } = asking;
    const tripIds = await this.access.tripsWith(asking);
    await this.db.transaction(async (manager) => {
      const by = { userId, tripIds, note };
      const { alert, booking } = await this.alerts.close(manager, alertId, by);
      const { tripId, bookingId, kind } = alert;
      const details = { alertId, kind };
      await this.activity.note(manager, {
        userId,
        tripId,
        bookingId,
        action: 'alert.closed',
        reason: note,
        details,
      });
      if (kind === 'disputed' && booking) await this.disputes.closed(manager, booking);
    });
  }
}
