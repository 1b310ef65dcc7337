import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { networkOf } from '../../../platform/http/network.js';
import { SecurityLog } from '../../../platform/security-log/security-log.service.js';
import { hashToken, newToken } from '../../../platform/security/tokens.js';
import { AccountMails } from '../account/account-mails.service.js';
import { Attempts, type Uses } from '../attempts.js';
import type { From } from '../login.service.js';
import { cookieName, cookieOptions, readCookie } from '../session-cookie.js';
import { User } from '../user.entity.js';
import { Codes } from './codes.service.js';
import { Factors } from './factors.service.js';
import { Passkeys } from './passkeys.service.js';
import { CHALLENGE_MS, ProofChallenges } from './proof-challenges.service.js';

const COOKIE = 'login-step';

/** What is asked of who wants in beside the password, or in its place. */
@Injectable()
export class SecondStep {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly attempts: Attempts,
    private readonly challenges: ProofChallenges,
    private readonly codes: Codes,
    private readonly factors: Factors,
    private readonly passkeys: Passkeys,
    private readonly mails: AccountMails,
    private readonly security: SecurityLog,
  ) {}

  /**
   * Stands between the password and the session. Throws `auth.second_step`, with which kinds of proof there are, where the
   * account has one: the browser then holds what goes on with it.
   */
  async askAfterPassword(res: Response, { id: userId }: User): Promise<void> {
    const kinds = await this.factors.kindsOf(userId);
    if (kinds.size === 0) return;
    const keyHash = this.mark(res);
    await this.challenges.open({ keyHash, purpose: 'second_step', userId, challenge: null });
    throw new DomainError('auth.second_step', { passkey: kinds.has('passkey'), app: kinds.has('app') });
  }

  /**
   * Who gave the right password before, and now a code. Throws `auth.step_ended`, `request.invalid` for a wrong code,
   * `request.too_many`, `auth.many_codes`.
   */
  async byCode(req: Request, res: Response, code: string, from: From): Promise<User> {
    const keyHash = this.keyHash(req);
    const step = keyHash && (await this.challenges.find(keyHash, 'second_step'));
    if (!keyHash || !step?.userId) throw new DomainError('auth.step_ended');
    const used = await this.count(step.userId, from);
    const { userId } = step;
    const useCode = () => this.codes.use(userId, code);
    await this.attempts.giveBackUnless('request.invalid', used, useCode).catch((err: unknown) => {
      if (err instanceof DomainError) this.security.note('second_step.failed', { userId });
      throw err;
    });
    await this.challenges.take(keyHash, 'second_step');
    return this.done(res, step.userId);
  }

  /** The question to a passkey: one of the account whose password was given, else any of this site. */
  async askPasskey(req: Request, res: Response, ip: string): Promise<object> {
    await this.attempts.use({ 'passkey-ip': ip });
    const before = this.keyHash(req);
    const step = before && (await this.challenges.find(before, 'second_step'));
    const keyHash = step ? step.keyHash : this.mark(res);
    return this.passkeys.ask(keyHash, 'sign_in', step ? step.userId : null);
  }

  /** Whose passkey has answered: it alone is enough, for it asks for its owner itself. Throws `passkey.refused`. */
  async byPasskey(req: Request, res: Response, credential: object): Promise<User> {
    const keyHash = this.keyHash(req);
    if (!keyHash) throw new DomainError('passkey.refused');
    const userId = await this.passkeys.check(keyHash, 'sign_in', credential);
    await this.challenges.take(keyHash, 'second_step');
    return this.done(res, userId);
  }

  /** Guesses made at once are counted one by one; strangers slow strangers alone, as at the password. */
  private async count(userId: number, { ip, browsers }: From): Promise<Uses> {
    const known = browsers.find((browser) => browser.userId === userId);
    if (known) {
      const used = { 'code-browser': known.id };
      await this.attempts.use(used);
      return used;
    }
    const near = { 'login-ip': ip, 'code-pair': `${userId}|${networkOf(ip)}` };
    const all = { 'code-account': String(userId) };
    await this.attempts.use(near);
    try {
      await this.attempts.use(all);
    } catch (err) {
      await this.warn(userId);
      throw err instanceof DomainError ? new DomainError('auth.many_codes', err.details) : err;
    }
    return { ...near, ...all };
  }

  /** Once a day: whoever comes as far as that knows the password. */
  private async warn(userId: number): Promise<void> {
    const isFirst = await this.attempts.use({ 'code-warning': String(userId) }).then(
      () => true,
      () => false,
    );
    if (!isFirst) return;
    const { manager } = this.db;
    await this.mails.add(manager, 'codes_guessed', await manager.findOneByOrFail(User, { id: userId }));
  }

  private async done(res: Response, id: number): Promise<User> {
    res.clearCookie(cookieName(this.config, COOKIE), cookieOptions(this.config, 0));
    const user = await this.db.manager.findOneBy(User, { id, isActive: true });
    if (!user) throw new DomainError('auth.invalid_credentials');
    this.security.note('second_step.ok', { userId: id });
    return user;
  }

  private mark(res: Response): Buffer {
    const token = newToken();
    res.cookie(cookieName(this.config, COOKIE), token, cookieOptions(this.config, CHALLENGE_MS));
    return hashToken(token);
  }

  private keyHash(req: Request): Buffer | null {
    const token = readCookie(req.headers.cookie, cookieName(this.config, COOKIE));
    return token ? hashToken(token) : null;
  }
}
