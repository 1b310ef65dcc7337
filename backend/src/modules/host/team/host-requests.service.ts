import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { SecurityLog } from '../../../platform/security-log/security-log.service.js';
import { HostRequestNews } from '../../auth/host-request-news.js';
import { HOST_REQUEST_STATUSES, HostRequest } from '../../auth/host-request.entity.js';
import { Sessions } from '../../auth/sessions.service.js';
import { User } from '../../auth/user.entity.js';
import { chatNameOf } from '../../chat/chat.rules.js';
import { ActivityLog } from '../../trips/activity-log.service.js';
import { TripNewsDesk } from '../../trips/trip-news.service.js';
import type { HostRequestDto } from './host-requests.dto.js';
import { Owners } from './owners.service.js';
import { TeamMails } from './team-mails.service.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const MOST_SHOWN = 100;

const REQUEST = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  status: z.enum(HOST_REQUEST_STATUSES),
  at: z.date(),
  isEmailProven: z.boolean(),
  decidedAt: z.date().nullable(),
  decidedBy: z.string().nullable(),
});

const STEPS = {
  asked: 'asked to be a host',
  proven: 'has confirmed their address, and can be approved as a host',
};

/** People who asked to be hosts. Any host who owns a trip may decide, and any operator. */
@Injectable()
export class HostRequests implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly requestNews: HostRequestNews,
    private readonly sessions: Sessions,
    private readonly owners: Owners,
    private readonly mails: TeamMails,
    private readonly news: TripNewsDesk,
    private readonly activity: ActivityLog,
    private readonly security: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.requestNews.register((manager, user, step) =>
      this.announce(manager, `${chatNameOf(user)} ${STEPS[step]}`, 'pending'),
    );
  }

  /** Those that wait first, the newest of each before the others. Throws `host.owner_only`. */
  async list(userId: number): Promise<HostRequestDto[]> {
    await this.owners.assertMayDecideHosts(userId);
    const rows = await rowsOf(
      this.db,
      REQUEST,
      `SELECT r.id, ${fullNameOf('u')} AS name, u.username, u.email, r.status, r.created_at AS at,
                u.email_proven_at IS NOT NULL AS "isEmailProven", r.decided_at AS "decidedAt",
                ${fullNameOf('d')} AS "decidedBy"
           FROM host_requests r JOIN users u ON u.id = r.user_id LEFT JOIN users d ON d.id = r.decided_by
          WHERE u.erased_at IS NULL
          ORDER BY r.status = 'pending' DESC, COALESCE(r.decided_at, r.created_at) DESC LIMIT ${MOST_SHOWN}`,
    );
    return rows.map((row) => ({
      ...row,
      at: row.at.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }));
  }

  /** The person is a host from their next login on. Throws `host.owner_only`, `host_request.decided`, `host_request.unproven`. */
  async approve(userId: number, id: number): Promise<HostRequestDto[]> {
    const person = await this.decide(userId, id, 'approved', null);
    this.security.note('host.role_given', { userId: person.id });
    return this.list(userId);
  }

  /** Throws `host.owner_only`, `host_request.decided`. */
  async decline(userId: number, id: number, reason: string): Promise<HostRequestDto[]> {
    await this.decide(userId, id, 'declined', reason);
    return this.list(userId);
  }

  private async decide(
    userId: number,
    id: number,
    status: 'approved' | 'declined',
    reason: string | null,
  ): Promise<User> {
    await this.owners.assertMayDecideHosts(userId);
    return this.db.transaction(async (manager) => {
      const decided = await manager.update(
        HostRequest,
        { id, status: 'pending' },
        { status, decidedBy: userId, decidedAt: this.clock.now() },
      );
      if (!decided.affected) throw new DomainError('host_request.decided');
      const request = await manager.findOneByOrFail(HostRequest, { id });
      const user = await manager.findOneByOrFail(User, { id: request.userId });
      if (status === 'approved') await this.makeHost(manager, user);
      await this.mails.add(manager, `host_${status}`, user, { ref: `request:${id}`, reason });
      const details = { requestId: id, personId: user.id };
      await this.activity.note(manager, { userId, action: `host.${status}`, reason, details });
      await this.announce(manager, `${chatNameOf(user)} was ${status} as a host`, status);
      return user;
    });
  }

  /** The sessions of the guest they were end: with more rights one logs in again (SEC-15). */
  private async makeHost(manager: EntityManager, user: User): Promise<void> {
    if (user.erasedAt) throw new DomainError('host_request.decided');
    // A mistyped address would hand a host's account to whoever reads its mail.
    if (!user.emailProvenAt) throw new DomainError('host_request.unproven');
    await manager.update(User, { id: user.id }, { role: 'host' });
    await this.sessions.closeAll(manager, user.id);
  }

  private async announce(manager: EntityManager, text: string, status: string): Promise<void> {
    const tripIds = await this.owners.aTripOfEach(manager);
    if (!tripIds.length) return;
    const summary = { text, status };
    await this.news.announce(
      manager,
      ...tripIds.map((tripId) => ({ type: 'host.requested' as const, tripId, summary })),
    );
  }
}
