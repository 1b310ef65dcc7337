import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { isAlive, keptLike } from '../session.rules.js';
import { Session } from '../session.entity.js';
import { type SignedIn, Sessions } from '../sessions.service.js';
import type { User } from '../user.entity.js';
import type { OpenSessionDto } from './own-sessions.dto.js';

/** The browsers a person is logged in with: they see them, and end those they do not know. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
  ) {}

  /** Newest first. */
  async list(user: User, ownId: string): Promise<OpenSessionDto[]> {
    const rows = await this.db.manager.find(Session, {
      where: { userId: user.id },
      order: { createdAt: 'DESC' },
    });
    const alive = rows.filter((session) => isAlive(session, keptLike(user), this.clock.now()));
    return alive.map(({ idHash, createdAt, lastSeenAt, browser, system, network }) => ({
      id: idHash.toString('hex'),
      browser,
      system,
      network,
      since: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: idHash.toString('hex') === ownId,
    }));
  }

  /** Its open pages close, too. Throws `session.not_found` for one that has ended, or is another person's. */
  async end({ user }: SignedIn, id: string): Promise<void> {
    const idHash = Buffer.from(id, 'hex');
    if (!(await this.db.manager.existsBy(Session, { idHash, userId: user.id })))
      throw new DomainError('session.not_found');
    await this.sessions.close(id);
  }

  async endOthers({ user, sessionId }: SignedIn): Promise<void> {
    await this.sessions.closeOthers(this.db.manager, user.id, sessionId);
  }
}
