import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { countOf, rowsOf, theRowOf } from '../../../platform/database/rows.js';
import { GUEST_STATUSES, PAYMENT_STATUSES } from '../../bookings/booking.rules.js';
import { CABIN_TYPES } from '../../trips/trip-config.js';
import { FOUND_BY, lookFor } from '../found-by.js';
import { guestRowsNamed, HOST_GUEST_ID_SQL } from '../guest-id.js';
import type { GuestCountsDto, ShownStatus } from './guests-list.dto.js';
import type { HostGuestDto } from './host-guest.dto.js';

/** The newest of more are told. */
export const MOST_GUESTS = 5_000;

export interface GuestFilter {
  /** Who reads: amounts are for those with the right to the trip's money. */
  userId: number;
  tripIds: number[];
  q?: string | undefined;
  status?: ShownStatus | undefined;
  /** These guests alone, as hosts name them. */
  ids?: string[] | undefined;
}

const GUEST = z.object({
  id: z.string(),
  bookingId: z.string(),
  isBuyer: z.boolean(),
  name: z.string(),
  username: z.string().nullable(),
  email: z.string(),
  phone: z.string().nullable(),
  tripId: z.int(),
  tripTitle: z.string(),
  roomNumber: z.string().nullable(),
  deckNumber: z.string().nullable(),
  cabinType: z.enum(CABIN_TYPES),
  cabinName: z.string(),
  status: z.enum(GUEST_STATUSES),
  paymentStatus: z.enum(PAYMENT_STATUSES),
  amountPaidCents: z.int().nullable(),
  remainingCents: z.int().nullable(),
  nextPaymentDate: z.string().nullable(),
  joinedAt: z.date(),
  addOns: z.array(z.string()),
}) satisfies z.ZodType<Omit<HostGuestDto, 'joinedAt'>>;
const COUNTS = z.object({
  confirmed: z.int(),
  pendingPayment: z.int(),
  cancelled: z.int(),
  waitlist: z.int(),
}) satisfies z.ZodType<GuestCountsDto>;

const MEANT = `g.trip_id = ANY ($1) AND g.status <> 'pending'
   AND ($2::text[] IS NULL OR ${FOUND_BY('$2')} OR g.trip_id = ANY ($3::int[]))
   AND ($4::text IS NULL OR g.status = $4) AND ($5::text[] IS NULL OR g.id IN ${guestRowsNamed('$5')})`;

/** The guests of trips, as hosts list them. */
@Injectable()
export class GuestsReader {
  constructor(private readonly db: DataSource) {}

  /** The newest first. */
  async list(filter: GuestFilter): Promise<HostGuestDto[]> {
    const rows = await rowsOf(
      this.db,
      GUEST,
      `WITH page AS MATERIALIZED (
         SELECT g.* FROM guests g WHERE ${MEANT} ORDER BY g.created_at DESC, g.id DESC LIMIT ${MOST_GUESTS}
       ), extras AS (
         SELECT booking_id, array_agg(title ORDER BY id) AS titles FROM booking_add_ons
          WHERE booking_id IN (SELECT booking_id FROM page) GROUP BY booking_id
       )
       SELECT ${HOST_GUEST_ID_SQL} AS id, b.public_id AS "bookingId", g.position = 1 AS "isBuyer", g.name, u.username, g.email, g.phone,
              g.trip_id AS "tripId", t.title AS "tripTitle", b.room_number AS "roomNumber",
              b.deck_number AS "deckNumber", g.cabin_type AS "cabinType",
              t.config #>> ARRAY['cabins', g.cabin_type, 'name'] AS "cabinName", g.status,
              g.payment_status AS "paymentStatus", CASE WHEN h.may_money THEN g.amount_paid_cents END AS "amountPaidCents",
              CASE WHEN h.may_money THEN COALESCE(g.remaining_amount_cents, 0) END AS "remainingCents",
              g.next_payment_date::text AS "nextPaymentDate", g.created_at AS "joinedAt",
              COALESCE(extras.titles, '{}') AS "addOns"
         FROM page g JOIN bookings b ON b.id = g.booking_id JOIN trips t ON t.id = g.trip_id
         LEFT JOIN trip_hosts h ON h.trip_id = g.trip_id AND h.user_id = $6
         LEFT JOIN users u ON u.id = g.user_id AND u.erased_at IS NULL
         LEFT JOIN extras ON extras.booking_id = g.booking_id
        ORDER BY g.created_at DESC, g.id DESC`,
      [...(await this.valuesOf(filter)), filter.userId],
    );
    return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
  }

  async count(filter: GuestFilter): Promise<number> {
    return countOf(
      this.db,
      `SELECT count(*)::int AS count FROM guests g WHERE ${MEANT}`,
      await this.valuesOf(filter),
    );
  }

  counts(tripIds: number[]): Promise<GuestCountsDto> {
    return theRowOf(
      this.db,
      COUNTS,
      `SELECT COALESCE(sum(count) FILTER (WHERE status = 'confirmed'), 0)::int AS confirmed,
              COALESCE(sum(count) FILTER (WHERE status = 'pending_payment'), 0)::int AS "pendingPayment",
              COALESCE(sum(count) FILTER (WHERE status = 'cancelled'), 0)::int AS cancelled,
              COALESCE(sum(count) FILTER (WHERE status = 'waitlist'), 0)::int AS waitlist
         FROM (SELECT status, count(*) AS count FROM guests WHERE trip_id = ANY ($1) GROUP BY trip_id, status) AS of_trips`,
      [tripIds],
    );
  }

  private async valuesOf({ tripIds, q = '', status, ids }: GuestFilter): Promise<unknown[]> {
    const { words, titled } = await lookFor(this.db.manager, tripIds, q);
    return [tripIds, words, titled, status ?? null, ids ?? null];
  }
}
