import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import type { GuestStatus } from '../bookings/booking.rules.js';
import { meantFirst } from './trip-order.sql.js';
import { TRAVELLING_STATUSES } from '../bookings/booking-status.sql.js';

/** A person's place on a trip, and what the trip's card says. */
export interface GuestPlace {
  guestId: number;
  bookingId: number;
  tripId: number;
  status: GuestStatus;
  title: string;
  artist: string | null;
  destination: string;
  duration: string;
  startDate: string | null;
  endDate: string | null;
  timeZone: string;
  departsAt: Date | null;
  guestCount: number;
}

@Injectable()
export class GuestPlaces {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Where this person travels, a trip once, the one that is meant first. Drafts are no places. */
  async ofUser(userId: number, manager: EntityManager = this.db.manager): Promise<GuestPlace[]> {
    const rows: GuestPlace[] = await manager.query(
      `SELECT g.id AS "guestId", g.booking_id AS "bookingId", g.status, t.id AS "tripId", t.title, t.artist, t.destination,
              t.duration, t.start_date::text AS "startDate", t.end_date::text AS "endDate", t.time_zone AS "timeZone",
              t.departs_at AS "departsAt",
              (SELECT count(*)::int FROM guests o
                WHERE o.trip_id = t.id AND o.status IN ${TRAVELLING_STATUSES}) AS "guestCount"
         FROM guests g JOIN trips t ON t.id = g.trip_id
        WHERE g.user_id = $1 AND g.status <> 'pending'
        ORDER BY ${meantFirst('$2')}`,
      [userId, this.clock.now()],
    );
    const seen = new Set<number>();
    return rows.filter(({ tripId }) => !seen.has(tripId) && seen.add(tripId));
  }
}
