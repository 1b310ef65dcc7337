import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { User } from '../../auth/user.entity.js';
import { TripHost } from '../../trips/trip-host.entity.js';

/** What is for the owner of a trip alone: the trip itself, who helps with it, and who may become a host. */
@Injectable()
export class Owners {
  constructor(private readonly db: DataSource) {}

  /** Throws `trip.not_found` for who does not host the trip, `host.owner_only` for a co-host. */
  async assertOwns(
    userId: number,
    tripId: number,
    manager: EntityManager = this.db.manager,
  ): Promise<TripHost> {
    const host = await manager.findOneBy(TripHost, { userId, tripId });
    if (!host) throw new DomainError('trip.not_found');
    if (!host.isOwner) throw new DomainError('host.owner_only');
    return host;
  }

  /** Throws `host.owner_only` for who owns no trip. */
  async assertOwnsAny(userId: number): Promise<void> {
    if (!(await this.db.manager.existsBy(TripHost, { userId, isOwner: true })))
      throw new DomainError('host.owner_only');
  }

  /** Throws `host.owner_only` for who neither owns a trip nor runs the site. */
  async assertMayDecideHosts(userId: number): Promise<void> {
    const isOperator = await this.db.manager.existsBy(User, { id: userId, isOperator: true });
    if (!isOperator) await this.assertOwnsAny(userId);
  }

  /** One trip of each owner, under which news for all owners are told: one on sale before others. */
  async aTripOfEach(manager: EntityManager): Promise<number[]> {
    const rows = await rowsOf(
      manager,
      z.object({ trip_id: z.int() }),
      `SELECT DISTINCT trip_id FROM (
         SELECT DISTINCT ON (h.user_id) h.trip_id FROM trip_hosts h JOIN trips t ON t.id = h.trip_id
          WHERE h.is_owner ORDER BY h.user_id, t.is_on_sale DESC, t.start_date DESC NULLS LAST, t.id) AS one`,
    );
    return rows.map(({ trip_id }) => trip_id);
  }
}
