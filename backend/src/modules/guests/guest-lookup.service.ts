import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import { rowOf } from '../../platform/database/rows.js';
import type { SessionGuestDto } from '../auth/auth.dto.js';
import { GuestLookup } from '../auth/guest-lookup.js';
import { Drafts } from '../bookings/draft/drafts.service.js';
import { Guest } from '../bookings/guest.entity.js';
import { toPayFirst } from './trip-order.sql.js';

const GUEST = z.object({
  public_id: z.string(),
  name: z.string(),
  email: z.string(),
  trip_id: z.int(),
  is_open: z.boolean(),
  place: z.enum(['kept', 'waiting', 'cancelled', 'called_off']),
});

const PLACE = `CASE WHEN t.called_off_at IS NOT NULL THEN 'called_off' WHEN g.status = 'cancelled' THEN 'cancelled'
                    WHEN g.status = 'waitlist' THEN 'waiting' ELSE 'kept' END`;

/** The bookings come before their guests, as for whoever books money of them. @param which guests; `$1` is an address */
const lockBookings = (which: string) => `
  SELECT FROM bookings WHERE id IN (SELECT booking_id FROM guests WHERE ${which}) ORDER BY id FOR NO KEY UPDATE`;

/** Those that wait for who reads the mail of an address. */
const WAITING = 'user_id IS NULL AND lower(email) = lower($1)';

/** Of bookings that were confirmed; two travellers of one address share the place of the first. */
const CLAIM = `
  WITH claimed AS (
    UPDATE guests SET user_id = $1 WHERE id IN (
      SELECT DISTINCT ON (g.booking_id) g.id FROM guests g JOIN bookings b ON b.id = g.booking_id
       WHERE g.user_id IS NULL AND lower(g.email) = lower($2) AND (b.confirmed_at IS NOT NULL OR g.access_granted)
         AND NOT EXISTS (SELECT FROM guests own WHERE own.booking_id = g.booking_id AND own.user_id = $1)
       ORDER BY g.booking_id, g.position)
    RETURNING booking_id, position)
  UPDATE bookings b SET user_id = $1 FROM claimed c
   WHERE c.booking_id = b.id AND c.position = 1 AND b.user_id IS NULL`;

@Injectable()
export class BookedGuests extends GuestLookup {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly drafts: Drafts,
  ) {
    super();
  }

  async ofUser(userId: number): Promise<SessionGuestDto | null> {
    const guest = await rowOf(
      this.db,
      GUEST,
      `SELECT g.public_id, g.name, g.email, g.trip_id, bool_or(g.access_granted) OVER () AS is_open,
              ${PLACE} AS place
         FROM guests g JOIN trips t ON t.id = g.trip_id
        WHERE g.user_id = $1
        ORDER BY ${toPayFirst('$2')} LIMIT 1`,
      [userId, this.clock.now()],
    );
    if (!guest) return null;
    const { public_id: id, name, email, trip_id: tripId, is_open: isPaid, place } = guest;
    return { id, name, email, tripId, isPaid, place };
  }

  async forgetDraft(token: string | null): Promise<void> {
    await this.drafts.discard(token);
  }

  async hold(manager: EntityManager, userId: number, email: string): Promise<void> {
    await manager.query(lockBookings(`user_id = $2 OR (${WAITING})`), [email, userId]);
  }

  async moveMail(manager: EntityManager, userId: number, email: string): Promise<void> {
    await manager.update(Guest, { userId }, { email });
  }

  async claim(manager: EntityManager, userId: number, email: string): Promise<void> {
    await manager.query(lockBookings(WAITING), [email]);
    await manager.query(CLAIM, [userId, email]);
  }
}
