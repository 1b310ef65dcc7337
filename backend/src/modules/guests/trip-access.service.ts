import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import type { User } from '../auth/user.entity.js';
import { assertRight, type HostRight, may } from '../trips/host-right.js';
import { TripHost } from '../trips/trip-host.entity.js';
import { meantFirst } from './trip-order.sql.js';

export type TripRole = 'host' | 'guest' | 'unpaid' | 'none';
type Person = Pick<User, 'id' | 'role'>;

/** Who may enter a trip's premium pages: its hosts, and its guests whose access the ledger has opened. */
@Injectable()
export class TripAccess {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async of(user: Person, tripId: number): Promise<TripRole> {
    const rows: { is_host: boolean; has_access: boolean; is_guest: boolean }[] = await this.db.query(
      `SELECT EXISTS (SELECT FROM trip_hosts WHERE trip_id = $1 AND user_id = $2) AS is_host,
              EXISTS (SELECT FROM guests WHERE trip_id = $1 AND user_id = $2 AND access_granted) AS has_access,
              EXISTS (SELECT FROM guests WHERE trip_id = $1 AND user_id = $2) AS is_guest`,
      [tripId, user.id],
    );
    const [row] = rows;
    if (row?.is_host && user.role === 'host') return 'host';
    if (row?.has_access) return 'guest';
    return row?.is_guest ? 'unpaid' : 'none';
  }

  /** The trip a person means when they name none, of those they travel with or host. */
  async defaultTrip(user: Person): Promise<number | null> {
    const rows: { id: number }[] = await this.db.query(
      `SELECT t.id FROM trips t LEFT JOIN guests g ON g.trip_id = t.id AND g.user_id = $1
        WHERE g.id IS NOT NULL OR ($2 AND t.id IN (SELECT trip_id FROM trip_hosts WHERE user_id = $1))
        ORDER BY ${meantFirst('$3')} LIMIT 1`,
      [user.id, user.role === 'host', this.clock.now()],
    );
    return rows[0]?.id ?? null;
  }

  /** The trip whose premium pages the person means and may enter. Throws `auth.payment_required` when there is none. */
  async openTrip(user: Person): Promise<number> {
    const tripId = await this.defaultTrip(user);
    const role = tripId === null ? 'none' : await this.of(user, tripId);
    if (tripId === null || (role !== 'host' && role !== 'guest'))
      throw new DomainError('auth.payment_required');
    return tripId;
  }

  /** Of these people, those who may still be in the trip's rooms. */
  async stillOpen(tripId: number, userIds: number[]): Promise<Map<number, 'host' | 'guest'>> {
    const rows: { id: number; role: 'host' | 'guest' }[] = await this.db.query(
      `SELECT u.id, CASE WHEN u.role = 'host' AND h.user_id IS NOT NULL THEN 'host' ELSE 'guest' END AS role
         FROM users u LEFT JOIN trip_hosts h ON h.trip_id = $1 AND h.user_id = u.id
        WHERE u.id = ANY ($2) AND u.is_active
          AND ((u.role = 'host' AND h.user_id IS NOT NULL)
            OR EXISTS (SELECT FROM guests g WHERE g.trip_id = $1 AND g.user_id = u.id AND g.access_granted))`,
      [tripId, userIds],
    );
    return new Map(rows.map((row) => [row.id, row.role]));
  }

  /**
   * The trips this person hosts; with a right, those on which they have it. Throws `host.right_missing` for who hosts
   * trips and has the right on none of them.
   */
  async hostedTrips(userId: number, right?: HostRight): Promise<number[]> {
    const hosted = await this.db.manager.find(TripHost, { where: { userId }, order: { tripId: 'ASC' } });
    const trips = right ? hosted.filter((host) => may(host, right)) : hosted;
    if (right && hosted.length && !trips.length) throw new DomainError('host.right_missing', { right });
    return trips.map(({ tripId }) => tripId);
  }

  /**
   * The trips a host's page is about: the chosen one, or all of {@link hostedTrips}. Throws `trip.not_found` for a trip
   * they do not host, `host.right_missing`.
   */
  async chosenTrips(userId: number, tripId: number | undefined, right?: HostRight): Promise<number[]> {
    if (tripId === undefined) return this.hostedTrips(userId, right);
    await this.assertHosts(userId, tripId, right);
    return [tripId];
  }

  /** Throws `trip.not_found` for who does not host the trip, `host.right_missing`. */
  async assertHosts(userId: number, tripId: number, right?: HostRight): Promise<TripHost> {
    const host = await this.db.manager.findOneBy(TripHost, { userId, tripId });
    if (!host) throw new DomainError('trip.not_found');
    if (right) assertRight(host, right);
    return host;
  }
}
