import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { Clock } from '../../../platform/clock/clock.js';
import { insertNew } from '../../../platform/database/insert-new.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { Accounts } from '../../auth/accounts.service.js';
import { User } from '../../auth/user.entity.js';
import { TripAccess } from '../../guests/trip-access.service.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripHost } from '../../trips/trip-host.entity.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import { lockTrip } from '../../trips/trip-lock.js';
import { Trip } from '../../trips/trip.entity.js';
import type { AddCoHostDto, RightsDto, TripHostDto } from './co-hosts.dto.js';
import { Owners } from './owners.service.js';
import { TeamMails } from './team-mails.service.js';
import { ACCESS_CHANGED } from '../../auth/auth-channels.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

/** A host of a trip, and who acts on them. */
export interface CoHostOf {
  userId: number;
  tripId: number;
  coHostId: number;
}

const HOST = z.object({
  userId: z.int(),
  name: z.string(),
  username: z.string(),
  isOwner: z.boolean(),
  isYou: z.boolean(),
  money: z.boolean(),
  documents: z.boolean(),
  messages: z.boolean(),
}) satisfies z.ZodType<TripHostDto>;

/** Who hosts a trip beside its owner, and with which rights. The owner alone changes it. */
@Injectable()
export class CoHosts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
    private readonly accounts: Accounts,
    private readonly access: TripAccess,
    private readonly owners: Owners,
    private readonly mails: TeamMails,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
  ) {}

  /** The owner first. Throws `trip.not_found`. */
  async list(userId: number, tripId: number): Promise<TripHostDto[]> {
    await this.access.assertHosts({ userId, right: null }, tripId);
    return rowsOf(
      this.db,
      HOST,
      `SELECT u.id AS "userId", ${fullNameOf('u')} AS name, u.username, h.is_owner AS "isOwner",
              u.id = $2 AS "isYou", h.may_money AS money, h.may_documents AS documents, h.may_messages AS messages
         FROM trip_hosts h JOIN users u ON u.id = h.user_id
        WHERE h.trip_id = $1 ORDER BY h.is_owner DESC, name, u.id`,
      [tripId, userId],
    );
  }

  /** Throws `trip.not_found`, `host.owner_only`, `co_host.no_host_account`, `co_host.hosts_already`. */
  async add(userId: number, tripId: number, { login, ...rights }: AddCoHostDto): Promise<TripHostDto[]> {
    await this.owners.assertOwns(userId, tripId);
    const person = await this.accounts.findByLogin(login);
    if (!person?.isActive || person.role !== 'host') throw new DomainError('co_host.no_host_account');
    const coHostId = person.id;
    await this.act({ userId, tripId, coHostId }, 'cohost.added', rights, async (manager) => {
      const row = { tripId, userId: coHostId, ...columns(rights), moneySince: this.clock.now() };
      if (!(await insertNew(manager, TripHost, row))) throw new DomainError('co_host.hosts_already');
      if (rights.money) await this.tellOfMoney(manager, { userId, tripId, coHostId });
    });
    return this.list(userId, tripId);
  }

  /** Throws `trip.not_found`, `host.owner_only`, `co_host.not_found`. */
  async change(at: CoHostOf, rights: RightsDto): Promise<TripHostDto[]> {
    await this.act(at, 'cohost.changed', rights, async (manager) => {
      const { tripId, coHostId } = at;
      const host = { tripId, userId: coHostId, isOwner: false };
      const isNew = rights.money && (await manager.existsBy(TripHost, { ...host, mayMoney: false }));
      const moneySince = isNew ? { moneySince: this.clock.now() } : {};
      const changed = await manager.update(TripHost, host, { ...columns(rights), ...moneySince });
      if (!changed.affected) throw new DomainError('co_host.not_found');
      if (isNew) await this.tellOfMoney(manager, at);
    });
    return this.list(at.userId, at.tripId);
  }

  /** Their open pages of the trip close at once. Throws `trip.not_found`, `host.owner_only`, `co_host.not_found`. */
  async remove(at: CoHostOf): Promise<TripHostDto[]> {
    await this.act(at, 'cohost.removed', {}, async (manager) => {
      const { tripId, coHostId } = at;
      const removed = await manager.delete(TripHost, { tripId, userId: coHostId, isOwner: false });
      if (!removed.affected) throw new DomainError('co_host.not_found');
    });
    return this.list(at.userId, at.tripId);
  }

  private async tellOfMoney(manager: EntityManager, { tripId, coHostId: personId }: CoHostOf): Promise<void> {
    const { title: tripTitle } = await manager.findOneByOrFail(Trip, { id: tripId });
    await this.mails.tellOfMoney(manager, { tripId, tripTitle, personId });
  }

  private async act(
    { userId, tripId, coHostId }: CoHostOf,
    action: 'cohost.added' | 'cohost.changed' | 'cohost.removed',
    rights: Partial<RightsDto>,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<void> {
    await this.db.transaction(async (manager) => {
      const { title: tripTitle } = await lockTrip(manager, tripId);
      await this.owners.assertOwns(userId, tripId, manager);
      await work(manager);
      const person = await manager.findOneByOrFail(User, { id: coHostId });
      const details = { personId: coHostId, ...rights };
      await this.activity.note(manager, { userId, tripId, action, details });
      const told = {
        'cohost.added': 'hosts',
        'cohost.changed': 'has other rights on',
        'cohost.removed': 'no longer hosts',
      };
      const text = `${fullName(person)} ${told[action]} ${tripTitle}`;
      await this.news.announce(manager, { type: 'trip.changed', tripId, summary: { text } });
      const about = { ref: newPublicId(), tripTitle };
      if (action === 'cohost.added') await this.mails.add(manager, 'cohost_added', person, about);
      if (action === 'cohost.removed') await this.mails.add(manager, 'cohost_removed', person, about);
      this.after.publish(manager, ACCESS_CHANGED, { userIds: [coHostId] });
    });
  }
}

function columns({ money, documents, messages }: RightsDto) {
  return { mayMoney: money, mayDocuments: documents, mayMessages: messages };
}
