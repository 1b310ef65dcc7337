import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { SecurityLog } from '../../../platform/security-log/security-log.service.js';
import { Accounts } from '../accounts.service.js';
import { Attempts } from '../attempts.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.service.js';

const QUEUE = 'password-reset';
const RESET_HOURS = 1;

interface Wish {
  /** Null when nobody has such a login. */
  userId: number | null;
}

/** Who forgot their password gets a link with which they choose another. */
@Injectable()
export class PasswordResets implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly jobs: Jobs,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    private readonly security: SecurityLog,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: (wish: Wish) => this.send(wish) });
  }

  /**
   * Answers nothing and does the same work whoever asks: neither the answer nor how long it takes says who has an account
   * here. The mail is written afterwards.
   */
  async ask(login: string, ip: string): Promise<void> {
    await this.attempts.use({ 'reset-ip': ip });
    const account = await this.accounts.findByLogin(login);
    this.security.note('reset.asked', { userId: account?.id ?? null });
    const wish: Wish = { userId: account?.id ?? null };
    await this.db.transaction((manager) => this.jobs.add(manager, QUEUE, wish, randomUUID()));
  }

  private async send({ userId }: Wish): Promise<void> {
    const account = userId && (await this.db.manager.findOneBy(User, { id: userId, isActive: true }));
    if (!account || (await this.isTooOften(account.id))) return;
    await this.db.transaction(async (manager) => {
      const purpose = 'set_password' as const;
      const link = await this.links.issue(manager, { userId: account.id, purpose, hours: RESET_HOURS });
      await this.mails.add(manager, 'password_reset', account, link);
    });
  }

  private isTooOften(userId: number): Promise<boolean> {
    return this.attempts.use({ 'mail-user': String(userId) }).then(
      () => false,
      () => true,
    );
  }
}
