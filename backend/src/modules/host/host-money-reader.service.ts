import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { User } from '../auth/user.entity.js';
import { Booking } from '../guests/booking.entity.js';
import { buyerOf } from '../guests/buyer-of.js';
import { TripAccess } from '../guests/trip-access.service.js';
import { Activity } from '../trips/activity.entity.js';
import { MoneyAlerts } from '../payments/alerts/money-alerts.service.js';
import { RecordedPayment } from '../payments/manual/recorded-payment.entity.js';
import { bookingMoney } from '../payments/receipts/booking-money.view.js';
import { MoneyBook } from '../payments/receipts/money-book.service.js';
import { HostBookings } from './host-bookings.service.js';
import type { HostBookingMoneyDto, MoneyAlertDto } from './host-money.dto.js';

const MOST_ACTIVITIES = 100;

/** What hosts read about money. */
@Injectable()
export class HostMoneyReader {
  constructor(
    private readonly db: DataSource,
    private readonly bookings: HostBookings,
    private readonly access: TripAccess,
    private readonly book: MoneyBook,
    private readonly alerts: MoneyAlerts,
  ) {}

  /** Throws `booking.not_found`. */
  ofBooking(userId: number, publicId: string): Promise<HostBookingMoneyDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const booking = await this.bookings.get(manager, userId, publicId, 'money');
      return this.picture(manager, booking, userId);
    });
  }

  async openAlerts(userId: number): Promise<MoneyAlertDto[]> {
    const { manager } = this.db;
    const alerts = await this.alerts.open(manager, await this.access.hostedTrips(userId, 'money'));
    const ids = alerts.flatMap(({ bookingId }) => bookingId ?? []);
    const bookings = await manager.findBy(Booking, { id: In(ids) });
    return alerts.map(({ id, kind, text, bookingId, oursCents, theirsCents, currency, raisedAt }) => ({
      id,
      kind,
      text,
      bookingId: bookings.find((booking) => booking.id === bookingId)?.publicId ?? null,
      oursCents,
      theirsCents,
      currency,
      at: raisedAt.toISOString(),
    }));
  }

  private async picture(
    manager: EntityManager,
    booking: Booking,
    userId: number,
  ): Promise<HostBookingMoneyDto> {
    const { id: bookingId, disputed, accessOverride } = booking;
    const rows = await this.book.read(manager, booking);
    const money = bookingMoney(rows);
    const buyer = await buyerOf(manager, bookingId);
    const waiting = await manager.findBy(RecordedPayment, { bookingId, status: 'waiting' });
    const activity = await manager.find(Activity, {
      where: { bookingId },
      order: { id: 'DESC' },
      take: MOST_ACTIVITIES,
    });
    const authors = [
      ...rows.payments.map(({ recordedBy }) => recordedBy),
      ...waiting.map(({ recordedBy }) => recordedBy),
      ...activity.map((entry) => entry.userId),
    ];
    const names = await this.names(manager, authors);
    return {
      ...money,
      buyer: buyer.name,
      today: rows.today,
      disputed,
      accessGranted: buyer.accessGranted,
      accessOverride,
      payments: money.payments.map((line) => {
        const payment = rows.payments.find(({ invoiceId }) => invoiceId === line.id);
        const recordedBy = names.get(payment?.recordedBy ?? 0) ?? null;
        const { note = null, feeCents = null } = payment ?? {};
        return Object.assign(line, { note, recordedBy, feeCents });
      }),
      waiting: waiting.map(
        ({ publicId: id, amountCents, means, receivedOn, reason, recordedBy, recordedAt }) => ({
          id,
          amountCents,
          means,
          receivedOn,
          reason,
          recordedBy: names.get(recordedBy) ?? '',
          at: recordedAt.toISOString(),
          isOwn: recordedBy === userId,
        }),
      ),
      activity: activity.map(({ id, at, userId: by, action, reason, amountCents }) => ({
        id,
        at: at.toISOString(),
        by: by === null ? null : (names.get(by) ?? null),
        action,
        reason,
        amountCents,
      })),
    };
  }

  private async names(manager: EntityManager, ids: (number | null)[]): Promise<Map<number, string>> {
    const known = [...new Set(ids.filter((id) => id !== null))];
    const users = await manager.findBy(User, { id: In(known) });
    return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }
}
