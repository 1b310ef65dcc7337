import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { z } from 'zod';
import type { HostEventSummary } from '../../../../contracts/host-events.js';
import { Clock } from '../../../platform/clock/clock.js';
import { anyRow, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { log } from '../../../platform/logging/log.js';
import { lockBooking, type LockedBooking } from '../../bookings/booking-lock.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { type AlertKind, MoneyAlert } from './money-alert.entity.js';

export type NewAlert = Pick<MoneyAlert, 'kind' | 'ref' | 'text'> &
  Partial<Pick<MoneyAlert, 'tripId' | 'bookingId' | 'oursCents' | 'theirsCents' | 'currency'>>;

/** Where the payments hand in what a person has to look at. */
@Injectable()
export class MoneyAlerts {
  constructor(
    private readonly clock: Clock,
    private readonly news: TripNewsDesk,
  ) {}

  /**
   * Raises it, if the transaction commits, and tells the trip's hosts; false when it stands already or a host has closed
   * it. One that has been right since, or that a rule had closed, is opened again.
   */
  async raise(manager: EntityManager, alert: NewAlert): Promise<boolean> {
    const a: Required<NewAlert> = {
      tripId: null,
      bookingId: null,
      oursCents: null,
      theirsCents: null,
      currency: null,
      ...alert,
    };
    const raised = await rowOf(
      manager,
      anyRow,
      `INSERT INTO money_alerts (kind, ref, trip_id, booking_id, ours_cents, theirs_cents, currency, text, raised_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
       ON CONFLICT (kind, ref) DO UPDATE
         SET status = 'open', closing_note = NULL, closed_at = NULL, text = excluded.text, raised_at = excluded.raised_at,
             ours_cents = excluded.ours_cents, theirs_cents = excluded.theirs_cents
         WHERE money_alerts.status = 'closed' AND money_alerts.closed_by IS NULL
       RETURNING id`,
      [
        a.kind,
        a.ref,
        a.tripId,
        a.bookingId,
        a.oursCents,
        a.theirsCents,
        a.currency,
        a.text,
        this.clock.now(),
      ],
    );
    if (!raised) return false;
    log.error({ kind: a.kind, ref: a.ref, bookingId: a.bookingId }, 'money needs a look');
    await this.tell(manager, a.tripId, { text: a.text, amountCents: a.theirsCents ?? undefined });
    return true;
  }

  /**
   * Closes what has come right by itself, e.g. a difference that the next comparison did not find any more. Where it goes
   * wrong once more, that is news also to the host who closed it before.
   */
  async settle(manager: EntityManager, kind: AlertKind, ref: string, closingNote: string): Promise<void> {
    await manager.query(
      `UPDATE money_alerts SET status = 'closed', closed_by = NULL,
              closing_note = CASE status WHEN 'open' THEN $3 ELSE closing_note END,
              closed_at = CASE status WHEN 'open' THEN $4 ELSE closed_at END
        WHERE kind = $1 AND ref = $2 AND (status = 'open' OR closed_by IS NOT NULL)`,
      [kind, ref, closingNote, this.clock.now()],
    );
  }

  /** What waits for the hosts of these trips, newest first; money that belongs to no trip waits for all hosts. */
  open(manager: EntityManager, tripIds: number[]): Promise<MoneyAlert[]> {
    const status = 'open' as const;
    return manager.find(MoneyAlert, {
      where: [
        { status, tripId: In(tripIds) },
        { status, tripId: IsNull() },
      ],
      order: { raisedAt: 'DESC', id: 'DESC' },
    });
  }

  /**
   * A host of these trips has looked at it, and the others hear so. Answers with it the booking it is about, locked. Throws
   * `alert.not_found`, also for one that is closed.
   */
  async close(
    manager: EntityManager,
    id: number,
    by: { userId: number; tripIds: number[]; note: string },
  ): Promise<{ alert: MoneyAlert; booking: LockedBooking | null }> {
    const shown = (await this.open(manager, by.tripIds)).find((waiting) => waiting.id === id);
    if (!shown) throw new DomainError('alert.not_found');
    // The booking first, as whoever hears news of its money has it: they may settle this alert, or raise it again.
    const booking = shown.bookingId === null ? null : await lockBooking(manager, shown.bookingId);
    const where = { id, status: 'open' as const };
    const alert = await manager.findOne(MoneyAlert, { where, lock: { mode: 'pessimistic_write' } });
    if (!alert) throw new DomainError('alert.not_found');
    const { userId: closedBy, note: closingNote } = by;
    const closed = { status: 'closed' as const, closedBy, closingNote, closedAt: this.clock.now() };
    await this.tell(manager, alert.tripId, { text: `Closed by a host: ${alert.text}` });
    await manager.save(Object.assign(alert, closed));
    return { alert, booking };
  }

  /** Tells the hosts of a trip; money that belongs to no trip is told under one of each host's who may see it. */
  private async tell(
    manager: EntityManager,
    tripId: number | null,
    summary: HostEventSummary,
  ): Promise<void> {
    const tripIds = tripId === null ? await aTripOfEach(manager) : [tripId];
    if (tripIds.length === 0) return;
    const type = 'money.alert' as const;
    await this.news.announce(manager, ...tripIds.map((one) => ({ type, tripId: one, summary })));
  }
}

async function aTripOfEach(manager: EntityManager): Promise<number[]> {
  const rows = await rowsOf(
    manager,
    z.object({ tripId: z.int() }),
    `SELECT DISTINCT "tripId" FROM (
       SELECT DISTINCT ON (h.user_id) h.trip_id AS "tripId" FROM trip_hosts h JOIN trips t ON t.id = h.trip_id
        WHERE h.may_money ORDER BY h.user_id, t.is_on_sale DESC, t.id) AS one`,
  );
  return rows.map(({ tripId }) => tripId);
}
