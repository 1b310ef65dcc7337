import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { GuestCountsDto, ShownStatus } from './guests-list.dto.js';
import type { HostGuestDto } from './host-guest.dto.js';

/** The newest of more are told. */
export const MOST_GUESTS = 5_000;

export interface GuestFilter {
  tripIds: number[];
  q?: string | undefined;
  status?: ShownStatus | undefined;
  /** These guests alone, by public id. */
  ids?: string[] | undefined;
}

/** `q` is looked for as it stands: % and _ are letters like others. */
const MEANT = `g.trip_id = ANY ($1) AND g.status <> 'pending'
   AND ($2::text IS NULL OR strpos(lower(g.name), lower($2)) > 0 OR strpos(lower(g.email), lower($2)) > 0
     OR strpos(lower(t.title), lower($2)) > 0)
   AND ($3::text IS NULL OR g.status = $3) AND ($4::text[] IS NULL OR g.public_id = ANY ($4))`;

const valuesOf = ({ tripIds, q, status, ids }: GuestFilter) => [
  tripIds,
  q?.trim() || null,
  status ?? null,
  ids ?? null,
];

/** The guests of trips, as hosts list them. */
@Injectable()
export class GuestsReader {
  constructor(private readonly db: DataSource) {}

  /** The newest first. */
  async list(filter: GuestFilter): Promise<HostGuestDto[]> {
    const rows: (Omit<HostGuestDto, 'joinedAt'> & { joinedAt: Date })[] = await this.db.query(
      `SELECT g.public_id AS id, b.public_id AS "bookingId", g.position = 1 AS "isBuyer", g.name, g.email, g.phone,
              g.trip_id AS "tripId", t.title AS "tripTitle", b.room_number AS "roomNumber",
              b.deck_number AS "deckNumber", g.cabin_type AS "cabinType", g.status,
              g.payment_status AS "paymentStatus", g.amount_paid_cents AS "amountPaidCents",
              COALESCE(g.remaining_amount_cents, 0) AS "remainingCents",
              g.next_payment_date::text AS "nextPaymentDate", g.created_at AS "joinedAt",
              COALESCE(extras.titles, '{}') AS "addOns"
         FROM guests g JOIN bookings b ON b.id = g.booking_id JOIN trips t ON t.id = g.trip_id
         LEFT JOIN (SELECT booking_id, array_agg(title ORDER BY id) AS titles FROM booking_add_ons GROUP BY booking_id)
           AS extras ON extras.booking_id = g.booking_id
        WHERE ${MEANT} ORDER BY g.created_at DESC, g.id DESC LIMIT ${MOST_GUESTS}`,
      valuesOf(filter),
    );
    return rows.map((row) => ({ ...row, joinedAt: row.joinedAt.toISOString() }));
  }

  async count(filter: GuestFilter): Promise<number> {
    const rows: { count: number }[] = await this.db.query(
      `SELECT count(*)::int AS count FROM guests g JOIN trips t ON t.id = g.trip_id WHERE ${MEANT}`,
      valuesOf(filter),
    );
    return rows[0]?.count ?? 0;
  }

  async counts(tripIds: number[]): Promise<GuestCountsDto> {
    const rows: GuestCountsDto[] = await this.db.query(
      `SELECT count(*) FILTER (WHERE status = 'confirmed')::int AS confirmed,
              count(*) FILTER (WHERE status = 'pending_payment')::int AS "pendingPayment",
              count(*) FILTER (WHERE status = 'cancelled')::int AS cancelled,
              count(*) FILTER (WHERE status = 'waitlist')::int AS waitlist
         FROM guests WHERE trip_id = ANY ($1)`,
      [tripIds],
    );
    return rows[0] ?? { confirmed: 0, pendingPayment: 0, cancelled: 0, waitlist: 0 };
  }
}
