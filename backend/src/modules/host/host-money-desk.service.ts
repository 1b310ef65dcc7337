import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { TripAccess } from '../guests/trip-access.service.js';
import { MoneyAlerts } from '../payments/alerts/money-alerts.service.js';
import { PaymentRecheck } from '../payments/payment-recheck.service.js';
import { ActivityLog } from '../trips/activity-log.service.js';
import { HostBookings } from './host-bookings.service.js';
import type { HostBookingMoneyDto } from './host-money.dto.js';
import { HostMoneyReader } from './host-money-reader.service.js';

/** What hosts do about money that moves none: asking PayPal again, and closing what was looked at. */
@Injectable()
export class HostMoneyDesk {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: HostBookings,
    private readonly reader: HostMoneyReader,
    private readonly recheck: PaymentRecheck,
    private readonly alerts: MoneyAlerts,
    private readonly access: TripAccess,
    private readonly activity: ActivityLog,
  ) {}

  /** Asks PayPal about everything of a booking that has no end, and answers the truth. Throws `payment.unclear`. */
  async check(userId: number, id: string): Promise<HostBookingMoneyDto> {
    const booking = await this.bookings.get(this.db.manager, userId, id);
    await this.recheck.ofBooking(booking.id);
    return this.reader.ofBooking(userId, id);
  }

  /** Throws `alert.not_found`. */
  async closeAlert(userId: number, alertId: number, note: string): Promise<void> {
    const tripIds = await this.access.hostedTrips(userId);
    await this.db.transaction(async (manager) => {
      const { tripId, bookingId, kind } = await this.alerts.close(manager, alertId, {
        userId,
        tripIds,
        note,
      });
      const details = { alertId, kind };
      await this.activity.note(manager, {
        userId,
        tripId,
        bookingId,
        action: 'alert.closed',
        reason: note,
        details,
      });
    });
  }
}
