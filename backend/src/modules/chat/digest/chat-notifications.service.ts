import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { z } from 'zod';
import { Clock, DAY_MS } from '../../../platform/clock/clock.js';
import { rowOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { hashToken } from '../../../platform/security/tokens.js';
import { OneTimeLink } from '../../auth/one-time-link.entity.js';

const PURPOSE = 'chat_mails_off';
const LINK_DAYS = 60;

/** Whether somebody wants mails about what they have not read in the chat. On until they say otherwise. */
@Injectable()
export class ChatNotifications {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async areOn(userId: number, manager: EntityManager = this.db.manager): Promise<boolean> {
    const said = await rowOf(
      manager,
      z.object({ digest: z.boolean() }),
      'SELECT digest FROM chat_notifications WHERE user_id = $1',
      [userId],
    );
    return said?.digest ?? true;
  }

  async set(userId: number, digest: boolean, manager: EntityManager = this.db.manager): Promise<void> {
    await manager.query(
      `INSERT INTO chat_notifications VALUES ($1, $2) ON CONFLICT (user_id) DO UPDATE SET digest = excluded.digest`,
      [userId, digest],
    );
  }

  /** The link at the end of a mail, in the transaction that writes it. */
  async addLink(manager: EntityManager, userId: number, token: string): Promise<void> {
    const link = { tokenHash: hashToken(token), userId, expiresAt: this.clock.in(LINK_DAYS * DAY_MS) };
    await manager
      .createQueryBuilder()
      .insert()
      .into(OneTimeLink)
      .values({ ...link, purpose: PURPOSE, usedAt: null })
      .orIgnore()
      .execute();
  }

  /** Turns the mails off for whom the link was sent to. It works once; used again it changes nothing. Throws `auth.link_invalid`. */
  async turnOff(token: string): Promise<void> {
    await this.db.transaction(async (manager) => {
      const tokenHash = hashToken(token);
      const alive = { tokenHash, purpose: PURPOSE as typeof PURPOSE, expiresAt: MoreThan(this.clock.now()) };
      const link = await manager.findOne(OneTimeLink, { where: alive, lock: { mode: 'pessimistic_write' } });
      if (!link) throw new DomainError('auth.link_invalid');
      if (link.usedAt) return;
      await manager.update(OneTimeLink, { tokenHash }, { usedAt: this.clock.now() });
      await this.set(link.userId, false, manager);
    });
  }
}
