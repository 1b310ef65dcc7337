import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { newToken } from '../../../platform/security/tokens.js';
import { Attempts } from '../attempts.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { NO_PASSWORD } from '../passwords.js';
import { Session } from '../session.entity.js';
import { type SignedIn, Sessions } from '../sessions.service.js';
import { User } from '../user.entity.js';
import { forgetMails, OWN_MAILS } from './own-mails.js';
import { OwnAccount } from './own-account.service.js';
import { ACCOUNT_ERASED, ERASED, PersonalData } from './personal-data.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';

/** What the law gives people: a copy of everything kept about them, and to be forgotten. */
@Injectable()
export class DataRights implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
    private readonly links: OneTimeLinks,
    private readonly own: OwnAccount,
    private readonly data: PersonalData,
    private readonly after: AfterCommit,
  ) {}

  onModuleInit(): void {
    this.data.register({
      name: 'account',
      collect: (manager, userId) => account(manager, userId),
      erase: (manager, userId) => this.anonymise(manager, userId),
    });
  }

  /** Three times a day, for it reads everything. Noted in the log of activities. */
  async exportOf({ user }: SignedIn): Promise<object> {
    await this.attempts.use({ 'export-user': String(user.id) });
    return this.db.transaction('REPEATABLE READ', async (manager) => {
      await this.note(manager, user.id, 'account.exported');
      const parts = await this.data.collect(manager, user.id);
      return { madeAt: this.clock.now().toISOString(), ...parts };
    });
  }

  /** Throws what stands against it (`erase.trip_ahead`, `erase.money_under_way`, `erase.host`), `request.invalid`. */
  async erase({ user }: SignedIn, password: string): Promise<void> {
    await this.own.prove(user.id, password);
    await this.db.transaction(async (manager) => {
      const objection = await this.data.findObjection(manager, user.id);
      if (objection) throw new DomainError(objection);
      await this.data.erase(manager, await manager.findOneByOrFail(User, { id: user.id }));
      await this.note(manager, user.id, 'account.erased');
      this.after.publish(manager, ACCOUNT_ERASED, { userId: user.id });
    });
  }

  private async anonymise(manager: EntityManager, userId: number): Promise<void> {
    // Mails are found by the address, which goes in the next step.
    const { email } = await manager.findOneByOrFail(User, { id: userId });
    await forgetMails(manager, userId, [email]);
    await this.links.revoke(manager, userId);
    await this.sessions.closeAll(manager, userId);
    const nobody = `deleted-${newToken().slice(0, 12)}`;
    await manager.update(
      User,
      { id: userId },
      {
        username: nobody,
        email: `${nobody}@deleted.invalid`,
        ...ERASED,
        password: NO_PASSWORD,
        isActive: false,
        lastLogin: null,
        erasedAt: this.clock.now(),
      },
    );
  }

  // The log of activities stands to the right of accounts: its table is known here, its service is not.
  private async note(manager: EntityManager, userId: number, action: string): Promise<void> {
    await manager.query('INSERT INTO activity_log (at, user_id, action) VALUES ($1, $2, $3)', [
      this.clock.now(),
      userId,
      action,
    ]);
  }
}

const MAIL = z.object({
  kind: z.string(),
  status: z.string(),
  createdAt: z.date(),
  sentAt: z.date().nullable(),
});

async function account(manager: EntityManager, userId: number): Promise<object> {
  const user = await manager.findOneByOrFail(User, { id: userId });
  const { username, email, firstName, lastName, role, createdAt, lastLogin, emailProvenAt } = user;
  const sessions = await manager.findBy(Session, { userId });
  const mails = await rowsOf(
    manager,
    MAIL,
    `SELECT kind, status, created_at AS "createdAt", sent_at AS "sentAt" FROM mails m WHERE ${OWN_MAILS} ORDER BY id`,
    [[email.toLowerCase()], userId],
  );
  return {
    username,
    email,
    firstName,
    lastName,
    role,
    createdAt,
    lastLogin,
    emailProvenAt,
    sessions: sessions.map(({ createdAt: since, lastSeenAt, expiresAt, browser, system, network }) => ({
      since,
      lastSeenAt,
      expiresAt,
      browser,
      system,
      network,
    })),
    mails,
  };
}
