import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import { idRow, rowOf, rowsOf, theRowOf } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { ROLES, type User } from '../auth/user.entity.js';
import type { Asking } from '../trips/asking.decorator.js';
import { assertRight, type HostRight, may } from '../trips/host-right.js';
import { TripHost } from '../trips/trip-host.entity.js';
import { isOver, theirTrips } from './trip-order.sql.js';

export type TripRole = 'host' | 'guest' | 'unpaid' | 'none';
type Person = Pick<User, 'id' | 'role'>;
/** One trip, those that are not over, or all. */
export type ChosenTrips = number | 'current' | undefined;

const STANDS = z.object({ is_host: z.boolean(), has_access: z.boolean(), is_guest: z.boolean() });
const OPEN_TO = z.object({ id: z.int(), role: z.enum(ROLES) });

/** Who may enter a trip's premium pages: its hosts, and its guests whose access the ledger has opened. */
@Injectable()
export class TripAccess {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  /** @param manager of the caller's transaction, if there is one. */
  async of(user: Person, tripId: number, manager: EntityManager = this.db.manager): Promise<TripRole> {
    const row = await theRowOf(
      manager,
      STANDS,
      `SELECT EXISTS (SELECT FROM trip_hosts WHERE trip_id = $1 AND user_id = $2) AS is_host,
              EXISTS (SELECT FROM guests WHERE trip_id = $1 AND user_id = $2 AND access_granted) AS has_access,
              EXISTS (SELECT FROM guests WHERE trip_id = $1 AND user_id = $2) AS is_guest`,
      [tripId, user.id],
    );
    if (row.is_host && user.role === 'host') return 'host';
    if (row.has_access) return 'guest';
    return row.is_guest ? 'unpaid' : 'none';
  }

  /** The trip a person means when they name none, of those they travel with or host; one that is open to them if any is. */
  async defaultTrip(user: Person): Promise<number | null> {
    const trip = await rowOf(this.db, idRow, `${theirTrips('t.id')} LIMIT 1`, [
      user.id,
      user.role === 'host',
      this.clock.now(),
    ]);
    return trip?.id ?? null;
  }

  /**
   * The trip whose premium pages the person asks for, or means where they name none, and may enter. Throws `trip.not_found`
   * for who neither travels on the named trip nor hosts it, `auth.payment_required` for whose place does not open its pages
   * yet, or who has none.
   */
  async openTrip(user: Person, asked?: number): Promise<number> {
    return (await this.openAs(user, asked)).tripId;
  }

  /** {@link openTrip}, and as what the person enters it. */
  async openAs(user: Person, asked?: number): Promise<{ tripId: number; role: 'host' | 'guest' }> {
    const tripId = asked ?? (await this.defaultTrip(user));
    if (tripId === null) throw new DomainError('auth.payment_required');
    const role = await this.of(user, tripId);
    if (role === 'none') throw new DomainError('trip.not_found');
    if (role === 'unpaid') throw new DomainError('auth.payment_required');
    return { tripId, role };
  }

  /** Of these people, those who may still be in the trip's rooms. */
  async stillOpen(tripId: number, userIds: number[]): Promise<Map<number, 'host' | 'guest'>> {
    const rows = await rowsOf(
      this.db,
      OPEN_TO,
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
   * The trips this person hosts; where a right is needed, those on which they have it. Throws `host.right_missing` for who
   * hosts trips and has the right on none of them.
   * @param manager of the caller's transaction, if there is one.
   */
  async hostedTrips({ userId, right }: Asking, manager: EntityManager = this.db.manager): Promise<number[]> {
    const hosted = await manager.find(TripHost, { where: { userId }, order: { tripId: 'ASC' } });
    const trips = right ? hosted.filter((host) => may(host, right)) : hosted;
    if (right && hosted.length && !trips.length) throw new DomainError('host.right_missing', { right });
    return trips.map(({ tripId }) => tripId);
  }

  /**
   * The trips on which this person has the right that is needed, of which there are some: for what belongs to no trip and
   * is every such host's. Throws `host.right_missing`, also for a host without a trip.
   */
  async tripsWith(asking: Asking): Promise<number[]> {
    const { right } = asking;
    if (!right) throw new Error('What belongs to no trip is for who has a right.');
    const trips = await this.hostedTrips(asking);
    if (!trips.length) throw new DomainError('host.right_missing', { right });
    return trips;
  }

  /** Whether this person has the right on the trip at this moment. */
  async hasRight(userId: number, tripId: number, right: HostRight): Promise<boolean> {
    const host = await this.db.manager.findOneBy(TripHost, { userId, tripId });
    return host !== null && may(host, right);
  }

  /**
   * The trips a host's page is about: the chosen one, those of {@link hostedTrips} that are not over, or all of them.
   * Throws `trip.not_found` for a trip they do not host, `host.right_missing`.
   * @param manager of the caller's transaction, if there is one.
   */
  async chosenTrips(
    asking: Asking,
    chosen: ChosenTrips,
    manager: EntityManager = this.db.manager,
  ): Promise<number[]> {
    if (chosen === undefined) return this.hostedTrips(asking, manager);
    if (chosen === 'current') return this.notOver(manager, await this.hostedTrips(asking, manager));
    await this.assertHosts(asking, chosen, manager);
    return [chosen];
  }

  private async notOver(manager: EntityManager, tripIds: number[]): Promise<number[]> {
    const rows = await rowsOf(
      manager,
      idRow,
      `SELECT t.id FROM trips t WHERE t.id = ANY ($1) AND NOT ${isOver('$2')} ORDER BY t.id`,
      [tripIds, this.clock.now()],
    );
    return rows.map(({ id }) => id);
  }

  /** Throws `trip.not_found` for who does not host the trip, `host.right_missing`. */
  async assertHosts(
    { userId, right }: Asking,
    tripId: number,
    manager: EntityManager = this.db.manager,
  ): Promise<TripHost> {
    const host = await manager.findOneBy(TripHost, { userId, tripId });
    if (!host) throw new DomainError('trip.not_found');
    if (right) assertRight(host, right);
    return host;
  }
}
