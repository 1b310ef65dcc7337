import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { User } from '../../auth/user.entity.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripPictures } from '../../trips/pages/trip-pictures.service.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import type { Trip } from '../../trips/trip.entity.js';
import { Owners } from '../team/owners.service.js';
import { TeamMails } from '../team/team-mails.service.js';
import { everBooked } from './trip-standing.js';
import { lockTrip } from '../../trips/trip-lock.js';

/** Takes trips away that nobody booked, such as a copy too many. */
@Injectable()
export class TripRemoval {
  constructor(
    private readonly db: DataSource,
    private readonly after: AfterCommit,
    private readonly owners: Owners,
    private readonly mails: TeamMails,
    private readonly pictures: TripPictures,
    private readonly activity: ActivityLog,
  ) {}

  /**
   * The trip has no hosts any more, so that nobody finds it, and no pictures but those of its copies; its row stays for the
   * log that names it. Throws `trip.not_found`, `host.owner_only`, `trip.not_removable`.
   */
  async remove(userId: number, tripId: number): Promise<void> {
    await this.db.transaction(async (manager) => {
      const trip = await lockTrip(manager, tripId);
      await this.owners.assertOwns(userId, tripId, manager);
      const problem = await problemOf(manager, trip);
      if (problem) throw new DomainError('trip.not_removable', { problem });
      const hosts = await manager.findBy(TripHost, { tripId });
      await manager.delete(TripHost, { tripId });
      await this.pictures.removeOf(manager, tripId);
      await this.tellCoHosts(manager, trip, hosts);
      // Of no trip: nobody hosts it who could read it there.
      await this.activity.note(manager, { userId, action: 'trip.removed', details: { title: trip.title } });
      this.after.publish(manager, ACCESS_CHANGED, { userIds: hosts.map((host) => host.userId) });
    });
  }

  private async tellCoHosts(manager: EntityManager, trip: Trip, hosts: readonly TripHost[]): Promise<void> {
    const ids = hosts.filter(({ isOwner }) => !isOwner).map(({ userId }) => userId);
    const ref = newPublicId();
    for (const person of await manager.findBy(User, { id: In(ids) })) {
      const about = { ref: `${ref}:${person.id}`, tripTitle: trip.title };
      await this.mails.add(manager, 'cohost_removed', person, about);
    }
  }
}

async function problemOf(manager: EntityManager, { id, isOnSale }: Trip): Promise<string | null> {
  if (isOnSale) return 'It is open for booking';
  return (await everBooked(manager, id)) ? 'It has bookings' : null;
}
