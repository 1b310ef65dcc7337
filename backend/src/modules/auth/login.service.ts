import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { networkOf } from '../../platform/http/network.js';
import { SecurityLog } from '../../platform/security-log/security-log.service.js';
import { Accounts } from './accounts.service.js';
import { Attempts, type Uses } from './attempts.js';
import type { KnownBrowser } from './known-browsers.js';
import { passwordMatches } from './passwords.js';
import type { User } from './user.entity.js';

/** From where somebody comes. */
export interface From {
  ip: string;
  browsers: readonly KnownBrowser[];
}

@Injectable()
export class Login {
  constructor(
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Whose login and password these are. Unknown user and wrong password answer alike, in words and in time. Throws
   * `auth.invalid_credentials`, `request.too_many`, `auth.many_guesses`.
   */
  async check(login: string, password: string, from: From): Promise<User> {
    const { user, used } = await this.count(login, from);
    const matches = await passwordMatches(user?.password, password);
    if (!user || !matches || !user.isActive) {
      this.security.note('login.failed', { userId: user?.id ?? null });
      throw new DomainError('auth.invalid_credentials');
    }
    await this.attempts.giveBack(used);
    return user;
  }

  /**
   * Whom the login names, and the attempts it has used up: before the slow check and given back after it, so that
   * guesses made at once are counted one by one. Who has logged in to the account with this browser before is counted
   * apart: strangers slow strangers alone. Name and e-mail are one account.
   */
  private async count(login: string, { ip, browsers }: From): Promise<{ user: User | null; used: Uses }> {
    // A stranger's address comes before anything else: one that is refused leaves nothing for each name it invents.
    const isStranger = browsers.length === 0;
    if (isStranger) await this.attempts.use({ 'login-ip': ip });
    const user = await this.accounts.findByLogin(login);
    const browser = browsers.find(({ userId }) => userId === user?.id);
    if (browser) {
      const used = { 'login-browser': browser.id };
      await this.attempts.use(used);
      return { user, used };
    }
    if (!isStranger) await this.attempts.use({ 'login-ip': ip });
    const account = user ? `account ${user.id}` : login.trim().toLowerCase();
    const pair = { 'login-pair': `${account}|${networkOf(ip)}` };
    const all = { 'login-account': account };
    await this.attempts.use(pair);
    await this.attempts.use(all).catch((err: unknown) => {
      throw err instanceof DomainError ? new DomainError('auth.many_guesses', err.details) : err;
    });
    return { user, used: { 'login-ip': ip, ...pair, ...all } };
  }
}
