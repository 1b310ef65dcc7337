import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { User } from '../../auth/user.entity.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { ALL_RIGHTS } from '../../trips/host-right.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { Trip } from '../../trips/trip.entity.js';
import type { CoHostOf } from './co-hosts.service.js';
import { Owners } from './owners.service.js';
import { TeamMails } from './team-mails.service.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

/** The owner of a trip gives it to one of its co-hosts, and stays a co-host with every right. */
@Injectable()
export class TripHandover {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly owners: Owners,
    private readonly mails: TeamMails,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** Throws `trip.not_found`, `host.owner_only`, `co_host.not_found`, `co_host.account_closed`. */
  async handOver({ userId, tripId, coHostId }: CoHostOf): Promise<void> {
    await this.db.transaction(async (manager) => {
      await this.owners.assertOwns(userId, tripId, manager);
      if (coHostId === userId) throw new DomainError('co_host.not_found');
      const at = { userId, tripId, coHostId };
      const isMoneyNew = await changeHands(manager, at, this.clock.now());
      await this.tell(manager, at, isMoneyNew);
      this.after.publish(manager, ACCESS_CHANGED, { userIds: [userId, coHostId] });
    });
  }

  private async tell(
    manager: EntityManager,
    { userId, tripId, coHostId }: CoHostOf,
    isMoneyNew: boolean,
  ): Promise<void> {
    const [before, now] = [
      await manager.findOneByOrFail(User, { id: userId }),
      await manager.findOneByOrFail(User, { id: coHostId }),
    ];
    if (!now.isActive || now.role !== 'host') throw new DomainError('co_host.account_closed');
    const { title: tripTitle } = await manager.findOneByOrFail(Trip, { id: tripId });
    const details = { personId: coHostId };
    await this.activity.note(manager, { userId, tripId, action: 'trip.handed_over', details });
    const text = `${fullName(now)} owns ${tripTitle} now`;
    await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
    const ref = newPublicId();
    await this.mails.add(manager, 'trip_received', now, { ref, tripTitle, otherId: userId });
    await this.mails.add(manager, 'trip_handed_over', before, { ref, tripTitle, otherId: coHostId });
    if (isMoneyNew) await this.mails.tellOfMoney(manager, { tripId, tripTitle, personId: coHostId });
  }
}

/**
 * The old owner's row first: of two who hand it over at once the second finds that it is not theirs any more. Answers whether
 * the right to the trip's money is new to the new owner.
 */
async function changeHands(
  manager: EntityManager,
  { userId, tripId, coHostId }: CoHostOf,
  now: Date,
): Promise<boolean> {
  const given = await manager.update(TripHost, { tripId, userId, isOwner: true }, { isOwner: false });
  if (!given.affected) throw new DomainError('host.owner_only');
  const since = { tripId, userId: coHostId, mayMoney: false };
  const { affected: newToMoney } = await manager.update(TripHost, since, { moneySince: now });
  const owner = { isOwner: true, ...ALL_RIGHTS };
  const taken = await manager.update(TripHost, { tripId, userId: coHostId, isOwner: false }, owner);
  if (!taken.affected) throw new DomainError('co_host.not_found');
  await manager.query('UPDATE trips SET host_id = $2 WHERE id = $1', [tripId, coHostId]);
  return Boolean(newToMoney);
}
