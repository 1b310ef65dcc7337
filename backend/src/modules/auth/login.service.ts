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
    const used: Uses = {};
    try {
      const user = await this.count(login, from, used);
      const matches = await passwordMatches(user?.password, password);
      if (!user || !matches || !user.isActive) {
        this.security.note('login.failed', { userId: user?.id ?? null });
        throw new DomainError('auth.invalid_credentials');
      }
      await this.attempts.giveBack(used);
      return user;
    } catch (err) {
      // What the server could not answer is no guess.
      if (!(err instanceof DomainError)) await this.attempts.giveBack(used);
      throw err;
    }
  }

  /**
   * Whom the login names. The attempts are used up before the slow check, and noted in `used` to be given back after it, so
   * that guesses made at once are counted one by one. Who has logged in to the account with this browser before is counted
   * apart: strangers slow strangers alone. Name and e-mail are one account.
   */
  private async count(login: string, { ip, browsers }: From, used: Uses): Promise<User | null> {
    const use = async (keys: Uses) => {
      await this.attempts.use(keys);
      Object.assign(used, keys);
    };
    // A stranger's address comes before anything else: one that is refused leaves nothing for each name it invents.
    const isStranger = browsers.length === 0;
    if (isStranger) await use({ 'login-ip': ip });
    const user = await this.accounts.findByLogin(login);
    const browser = browsers.find(({ userId }) => userId === user?.id);
    if (browser) {
      await use({ 'login-browser': browser.id });
      return user;
    }
    if (!isStranger) await use({ 'login-ip': ip });
    const account = user ? `account ${user.id}` : login.trim().toLowerCase();
    await use({ 'login-pair': `${account}|${networkOf(ip)}` });
    await use({ 'login-account': account }).catch((err: unknown) => {
      throw err instanceof DomainError ? new DomainError('auth.many_guesses', err.details) : err;
    });
    return user;
  }
}
