import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import { rowsOf } from '../../platform/database/rows.js';
import { GUEST_STATUSES } from '../bookings/booking.rules.js';
import { TRIP_CARD, tripCard } from './area/trip-card.js';
import { meantFirst } from './trip-order.sql.js';
import { TRAVELLING_STATUSES } from '../bookings/booking-status.sql.js';

const PLACE = tripCard.extend({
  guestId: z.int(),
  bookingId: z.int(),
  /** The booking's public id, where this person has bought it. */
  boughtId: z.string().nullable(),
  status: z.enum(GUEST_STATUSES),
  guestCount: z.int(),
  /** Their booking ended because the trip was called off. */
  endedWithTrip: z.boolean(),
  calledOffReason: z.string().nullable(),
});
/** A person's place on a trip, and what the trip's card says. */
export type GuestPlace = z.infer<typeof PLACE>;

/** Where people travel. */
@Injectable()
export class GuestPlaces {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** Where this person travels, a trip once, the one that is meant first. Drafts are no places. */
  async ofUser(userId: number, manager: EntityManager = this.db.manager): Promise<GuestPlace[]> {
    const rows = await rowsOf(
      manager,
      PLACE,
      `SELECT g.id AS "guestId", g.booking_id AS "bookingId", b.public_id AS "boughtId", g.status, g.access_granted AS "isOpen", ${TRIP_CARD},
              (SELECT count(*)::int FROM guests o
                WHERE o.trip_id = t.id AND o.status IN ${TRAVELLING_STATUSES}) AS "guestCount",
              EXISTS (SELECT FROM bookings c WHERE c.id = g.booking_id AND c.cancelled_at >= t.called_off_at) AS "endedWithTrip",
              (SELECT c.reason FROM trip_call_offs c WHERE c.trip_id = t.id AND t.called_off_at IS NOT NULL) AS "calledOffReason",
              EXISTS (SELECT FROM trip_hosts h WHERE h.trip_id = t.id AND h.user_id = $1) AS "isHost"
         FROM guests g JOIN trips t ON t.id = g.trip_id LEFT JOIN bookings b ON b.id = g.booking_id AND b.user_id = $1
        WHERE g.user_id = $1 AND g.status <> 'pending'
        ORDER BY ${meantFirst({ now: '$2', person: '$1' })}`,
      [userId, this.clock.now()],
    );
    const seen = new Set<number>();
    return rows.filter(({ tripId }) => !seen.has(tripId) && seen.add(tripId));
  }

  /**
   * The person's place on a trip; where none is named, on the one that they mean: the first of {@link ofUser}. Null without
   * such a place. What is saved names the trip it was read of: which one is meant may have changed since, in another window
   * or by itself.
   */
  async find(
    userId: number,
    tripId?: number,
    manager: EntityManager = this.db.manager,
  ): Promise<GuestPlace | null> {
    const places = await this.ofUser(userId, manager);
    const named = (place: GuestPlace) => tripId === undefined || place.tripId === tripId;
    return places.find(named) ?? null;
  }
}
