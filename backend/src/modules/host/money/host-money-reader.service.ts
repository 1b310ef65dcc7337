import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { User } from '../../auth/user.entity.js';
import { Booking } from '../../bookings/booking.entity.js';
import { buyerOf } from '../../bookings/buyer-of.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { Activity } from '../../trips/activity.entity.js';
import { may } from '../../trips/host-right.js';
import type { TripHost } from '../../trips/trip-host.entity.js';
import { MoneyAlerts } from '../../payments/alerts/money-alerts.service.js';
import { ProviderWords } from '../../payments/provider/provider-words.js';
import { bookingMoney } from '../../payments/receipts/booking-money.view.js';
import { MoneyBook } from '../../payments/receipts/money-book.service.js';
import { HostAct } from '../../payments/second-person/host-act.entity.js';
import { SecondPerson } from '../../payments/second-person/second-person.service.js';
import { type AskedBooking, HostBookings } from '../booking/host-bookings.service.js';
import { OF_PAPERS } from '../log/of-papers.sql.js';
import type { HostBookingMoneyDto, MoneyAlertDto, WaitingActDto } from './host-money.dto.js';

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
    private readonly secondPerson: SecondPerson,
    private readonly words: ProviderWords,
  ) {}

  /** Throws `booking.not_found`. */
  ofBooking(asked: AskedBooking): Promise<HostBookingMoneyDto> {
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      const { booking, host } = await this.bookings.withHost(manager, asked);
      return this.picture(manager, booking, host);
    });
  }

  /** Throws `host.right_missing`. */
  async openAlerts(asking: Asking): Promise<MoneyAlertDto[]> {
    const { manager } = this.db;
    const alerts = await this.alerts.open(manager, await this.access.tripsWith(asking));
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
    host: TripHost,
  ): Promise<HostBookingMoneyDto> {
    const { id: bookingId, disputed, accessOverride } = booking;
    const rows = await this.book.read(manager, booking);
    const money = bookingMoney(rows);
    const buyer = await buyerOf(manager, bookingId);
    const acts = await manager.find(HostAct, {
      where: { bookingId, status: 'waiting' },
      order: { id: 'ASC' },
    });
    const activity = await activityOf(manager, bookingId, host);
    const authors = [
      ...rows.payments.map(({ recordedBy }) => recordedBy),
      ...acts.map(({ askedBy }) => askedBy),
      ...rows.refunds.map(({ givenBy }) => givenBy),
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
        const waitsFor = payment?.status === 'pending' ? this.words.whyPending(payment.lastIssue) : null;
        return Object.assign(line, { note, recordedBy, feeCents, waitsFor });
      }),
      refunds: money.refunds.map((line) => {
        const givenBy = rows.refunds.find(({ publicId }) => publicId === line.id)?.givenBy ?? null;
        return Object.assign(line, { givenBy: givenBy === null ? null : (names.get(givenBy) ?? null) });
      }),
      waiting: await Promise.all(
        acts.map(async (act) => {
          const from = await this.secondPerson.confirmableFrom(manager, booking, act, host.userId);
          return waitingAct(act, { askedBy: names.get(act.askedBy) ?? '', from, userId: host.userId });
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
    return new Map(users.map((user) => [user.id, fullName(user)]));
  }
}

function waitingAct(
  act: HostAct,
  { askedBy, from, userId }: { askedBy: string; from: Date | null; userId: number },
): WaitingActDto {
  const { publicId: id, kind, amountCents, reason } = act;
  return {
    id,
    kind,
    amountCents,
    means: 'means' in act.details ? act.details.means : null,
    receivedOn: 'receivedOn' in act.details ? act.details.receivedOn : null,
    refundId: 'refundId' in act.details ? act.details.refundId : null,
    policyCents: 'policyCents' in act.details ? act.details.policyCents : null,
    reason,
    askedBy,
    at: act.askedAt.toISOString(),
    isOwn: act.askedBy === userId,
    confirmableFrom: from?.toISOString() ?? null,
  };
}

/** The newest first; what was done about papers is for who has the right to them. */
function activityOf(manager: EntityManager, bookingId: number, host: TripHost): Promise<Activity[]> {
  const acts = manager.createQueryBuilder(Activity, 'a').where('a.bookingId = :bookingId', { bookingId });
  if (!may(host, 'documents')) acts.andWhere(`NOT ${OF_PAPERS}`);
  return acts.orderBy('a.id', 'DESC').limit(MOST_ACTIVITIES).getMany();
}
