import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import type { HostEvent, HostSummary } from '../../../../contracts/host-events.js';
import type { RecentGuestDto, RecentTripDto } from './host.dto.js';
import type { HostedTrips } from './host.rules.js';
import { toHostEvent } from './host.view.js';
import { RECENT_GUESTS } from './recent-guests.sql.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowOf, rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { CALL_OFF_WAITS } from '../call-off-waits.sql.js';
import { tripsInTurn } from '../trips-in-turn.sql.js';
import { HOSTED_ROW, NEWS_ROW, RECENT_GUEST_ROW, RECENT_TRIP_ROW, SUMMARY_ROW } from './host.rows.js';

const RECENT = 3;
/** Guests of bookings that keep their places. */
const STANDING = `g.status IN ${TRAVELLING_STATUSES}`;

/** All trips of the host ($1), or the one they have chosen ($2). */
const CHOSEN = '($2::int IS NULL OR t.id = $2)';

const HEAD = z.object({ head: z.string() });

/** What hosts see, over the trips they host, each in one statement. Amounts fit a float exactly up to 90 trillion. */
@Injectable()
export class HostReader {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** The Overview's figures, and the newest event that they count in. */
  async summary(userId: number, tripId: number | null = null): Promise<HostSummary> {
    return theRowOf(
      this.db,
      SUMMARY_ROW,
      `WITH mine AS (SELECT t.*, h.may_money FROM trips t JOIN trip_hosts h ON h.trip_id = t.id WHERE h.user_id = $1 AND ${CHOSEN}),
            sums AS (SELECT g.trip_id, g.status, count(*) AS count, sum(remaining_amount_cents) AS remaining
                       FROM guests g WHERE g.trip_id = ANY (ARRAY(SELECT id FROM mine)) GROUP BY g.trip_id, g.status),
            people AS (SELECT s.*, m.may_money FROM sums s JOIN mine m ON m.id = s.trip_id)
       SELECT (SELECT COALESCE(max(newest.id), 0)::float8
                 FROM mine, LATERAL (SELECT max(n.id) AS id FROM trip_news n WHERE n.trip_id = mine.id) AS newest) AS "version",
              t."totalTrips", t."activeTrips", t."completionPercent", g."totalGuests", g."confirmedGuests", g."pendingGuests",
              CASE WHEN t.money THEN t.revenue END AS "revenueCents", CASE WHEN t.money THEN g.pending END AS "pendingCents"
         FROM (SELECT COALESCE(bool_or(may_money), true) AS money,
                      COALESCE(sum(total_revenue_cents) FILTER (WHERE may_money), 0)::float8 AS revenue,
                      count(*)::int AS "totalTrips",
                      count(*) FILTER (WHERE status = 'active' AND called_off_at IS NULL)::int AS "activeTrips",
                      COALESCE(round(100.0 * count(*) FILTER (WHERE status = 'completed' AND called_off_at IS NULL)
                        / NULLIF(count(*) FILTER (WHERE called_off_at IS NULL), 0)), 0)::int
                        AS "completionPercent" FROM mine) AS t,
              (SELECT COALESCE(sum(count) FILTER (WHERE ${STANDING}), 0)::int AS "totalGuests",
                      COALESCE(sum(count) FILTER (WHERE g.status = 'confirmed'), 0)::int AS "confirmedGuests",
                      COALESCE(sum(count) FILTER (WHERE g.status = 'pending_payment'), 0)::int AS "pendingGuests",
                      COALESCE(sum(remaining) FILTER (WHERE may_money AND ${STANDING}), 0)::float8 AS pending
                 FROM people g) AS g`,
      [userId, tripId],
    );
  }

  /** Events that a host hears, with ids above `after` and up to `upTo`, ascending; of more than `limit`, the newest. */
  async events(
    { tripIds, mayDecideHosts }: Pick<HostedTrips, 'tripIds' | 'mayDecideHosts'>,
    range: { after: number; upTo?: number; limit: number },
  ): Promise<HostEvent[]> {
    const rows = await rowsOf(
      this.db,
      NEWS_ROW,
      `SELECT id, type, trip_id, at, summary FROM trip_news
        WHERE trip_id = ANY ($1) AND id > $2 AND ($3::bigint IS NULL OR id <= $3)
          AND ($5::boolean OR type <> 'host.requested') ORDER BY id DESC LIMIT $4`,
      [tripIds, range.after, range.upTo ?? null, range.limit, mayDecideHosts],
    );
    return rows.map(toHostEvent).toReversed();
  }

  /** The log's newest number, and what follows a number, for the feed. */
  async newsHead(): Promise<number> {
    const row = await rowOf(this.db, HEAD, `SELECT head FROM counters WHERE name = 'trip_news'`);
    return Number(row?.head ?? 0);
  }

  async newsAfter(after: number, limit: number): Promise<HostEvent[]> {
    const rows = await rowsOf(
      this.db,
      NEWS_ROW,
      'SELECT id, type, trip_id, at, summary FROM trip_news WHERE id > $1 ORDER BY id LIMIT $2',
      [after, limit],
    );
    return rows.map(toHostEvent);
  }

  /** The trips each of these people hosts now; people who are no hosts any more are absent. Who owns a trip or runs the site decides on hosts. */
  async tripsOf(userIds: number[]): Promise<Map<number, HostedTrips>> {
    const rows = await rowsOf(
      this.db,
      HOSTED_ROW,
      `SELECT u.id, COALESCE(array_agg(h.trip_id) FILTER (WHERE h.trip_id IS NOT NULL), '{}') AS "tripIds",
              COALESCE(array_agg(h.trip_id) FILTER (WHERE h.may_money), '{}') AS "moneyTripIds",
              COALESCE(array_agg(h.trip_id) FILTER (WHERE h.may_documents), '{}') AS "documentsTripIds",
              COALESCE(array_agg(h.trip_id) FILTER (WHERE h.may_messages), '{}') AS "messagesTripIds",
              u.is_operator OR COALESCE(bool_or(h.is_owner), false) AS "mayDecideHosts"
         FROM users u LEFT JOIN trip_hosts h ON h.user_id = u.id
        WHERE u.id = ANY ($1) AND u.role = 'host' AND u.is_active GROUP BY u.id`,
      [userIds],
    );
    return new Map(rows.map(({ id, ...hosted }) => [id, hosted]));
  }

  /** The one on sale, and the next. */
  recentTrips(userId: number, tripId: number | null): Promise<RecentTripDto[]> {
    return rowsOf(
      this.db,
      RECENT_TRIP_ROW,
      `SELECT t.id, t.title, t.status, t.called_off_at IS NOT NULL AS "isCalledOff",
              ${CALL_OFF_WAITS} AS "isCallOffWaiting", t.max_guests AS "maxGuests",
              CASE WHEN h.may_money THEN t.total_revenue_cents END AS "revenueCents",
              t.start_date::text AS "startDate", t.end_date::text AS "endDate", t.destination AS "location",
              (SELECT count(*)::int FROM guests g WHERE g.trip_id = t.id AND ${STANDING}) AS "guestCount"
         FROM trips t JOIN trip_hosts h ON h.trip_id = t.id AND h.user_id = $1
        WHERE ${CHOSEN} ORDER BY ${tripsInTurn('$3')} LIMIT ${RECENT}`,
      [userId, tripId, this.clock.now()],
    );
  }

  /** Those something last happened to, and when. */
  async recentGuests(userId: number, tripId: number | null): Promise<RecentGuestDto[]> {
    const rows = await rowsOf(this.db, RECENT_GUEST_ROW, RECENT_GUESTS, [userId, tripId, RECENT]);
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  }
}
