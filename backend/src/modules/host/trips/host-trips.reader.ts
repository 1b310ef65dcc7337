import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { TripAccess } from '../../guests/trip-access.service.js';
import type { Asking } from '../../trips/asking.decorator.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { Trip, TRIP_STATUSES } from '../../trips/trip.entity.js';
import { Trips } from '../../trips/trips.service.js';
import type { FrontTripDto, HostTripDto, HostTripsDto } from './host-trip-list.dto.js';
import type { HostTripDetailDto } from './host-trips.dto.js';
import { tripDetail } from './host-trips.view.js';
import { standingOf } from './trip-standing.js';
import { TRAVELLING_STATUSES } from '../../bookings/booking-status.sql.js';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { CALL_OFF_WAITS } from '../call-off-waits.sql.js';
import { tripsInTurn } from '../trips-in-turn.sql.js';

const STANDING = `g.status IN ${TRAVELLING_STATUSES}`;

const HOSTED = z.object({
  id: z.int(),
  title: z.string(),
  destination: z.string(),
  status: z.enum(TRIP_STATUSES),
  startDate: z.string().nullable(),
  endDate: z.string().nullable(),
  timeZone: z.string(),
  isOnSale: z.boolean(),
  isCalledOff: z.boolean(),
  isCallOffWaiting: z.boolean(),
  isOwner: z.boolean(),
  maxGuests: z.int(),
  seatsTaken: z.int(),
  guestCount: z.int(),
  revenueCents: z.int().nullable(),
  pendingCents: z.int().nullable(),
}) satisfies z.ZodType<HostTripDto>;

/** What hosts read of their trips. */
@Injectable()
export class HostTripsReader {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly access: TripAccess,
    private readonly trips: Trips,
  ) {}

  /** Those on sale first, then the next, and what is over or called off last. */
  async list(userId: number): Promise<HostTripsDto> {
    const trips = await rowsOf(
      this.db,
      HOSTED,
      `SELECT t.id, t.title, t.destination, t.status, t.start_date::text AS "startDate", t.end_date::text AS "endDate",
              t.time_zone AS "timeZone", t.is_on_sale AS "isOnSale",
              t.called_off_at IS NOT NULL AS "isCalledOff", ${CALL_OFF_WAITS} AS "isCallOffWaiting", h.is_owner AS "isOwner",
              t.max_guests AS "maxGuests", t.seats_taken AS "seatsTaken", g.count AS "guestCount",
              CASE WHEN h.may_money THEN t.total_revenue_cents END AS "revenueCents",
              CASE WHEN h.may_money THEN g.pending END AS "pendingCents"
         FROM trip_hosts h JOIN trips t ON t.id = h.trip_id,
              LATERAL (SELECT (count(*) FILTER (WHERE ${STANDING}))::int AS count,
                              COALESCE(sum(g.remaining_amount_cents) FILTER (WHERE ${STANDING}), 0)::float8 AS pending
                         FROM guests g WHERE g.trip_id = t.id) AS g
        WHERE h.user_id = $1 ORDER BY ${tripsInTurn('$2')}`,
      [userId, this.clock.now()],
    );
    return { trips, inFront: await this.inFront(userId) };
  }

  private async inFront(userId: number): Promise<FrontTripDto | null> {
    const trip = await this.trips.findOnSale();
    if (!trip) return null;
    const { id: tripId, title } = trip;
    const host = await this.db.manager.findOneBy(TripHost, { tripId, userId });
    return { tripId, title: host && title, isYours: host?.isOwner ?? false };
  }

  /** Throws `trip.not_found`. */
  async read(asking: Asking, tripId: number): Promise<HostTripDetailDto> {
    const { isOwner, mayMoney } = await this.access.assertHosts(asking, tripId);
    const { manager } = this.db;
    const trip = await manager.findOneByOrFail(Trip, { id: tripId });
    return tripDetail(trip, { isOwner, ...(await standingOf(manager, tripId, mayMoney)) });
  }
}
