import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { passwordMatches } from './passwords.js';
import { Sessions, type SignedIn } from './sessions.service.js';
import { User } from './user.entity.js';

@Injectable()
export class Login {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
  ) {}

  /**
   * Checks the credentials and opens a session; an existing one of this browser ends, so its id is never carried over.
   * Unknown user and wrong password answer alike, in words and in time. Throws `auth.invalid_credentials`, `request.too_many`.
   */
  async login(
    login: string,
    password: string,
    ip: string,
    before: SignedIn | undefined,
  ): Promise<{ user: User; token: string }> {
    const account = login.trim().toLowerCase();
    const keys = { 'login-account-ip': `${account}|${ip}`, 'login-ip': ip, 'login-account': account };
    // Used before the slow check and given back after it, so that guesses made at once are counted one by one.
    await this.attempts.use(keys);
    const user = await this.accounts.findByLogin(login);
    const matches = await passwordMatches(user?.password, password);
    if (!user || !matches || !user.isActive) throw new DomainError('auth.invalid_credentials');
    await this.attempts.giveBack(keys);
    if (before) await this.sessions.close(before.sessionId);
    await this.db.manager.update(User, { id: user.id }, { lastLogin: this.clock.now() });
    return { user, token: await this.sessions.open(user) };
  }
}
