import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { Clock } from '../../../platform/clock/clock.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { Attempts } from '../attempts.js';
import { OneTimeLink, OPENING } from '../one-time-link.entity.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { OwnSessions } from '../own-sessions/own-sessions.service.js';
import { passwordProblem, wordsOf } from '../password.rules.js';
import { hashPassword, passwordMatches } from '../passwords.js';
import { type SignedIn, Sessions } from '../sessions.service.js';
import { User } from '../user.entity.js';
import type { AccountDto, ChangeNameDto, ChangePasswordDto } from './account.dto.js';
import { AccountMails } from './account-mails.service.js';
import { PersonalData } from './personal-data.js';

/** What a person does with their own account. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly attempts: Attempts,
    private readonly sessions: Sessions,
    private readonly ownSessions: OwnSessions,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    private readonly data: PersonalData,
  ) {}

  async read({ user: { id }, sessionId }: SignedIn): Promise<AccountDto> {
    const { manager } = this.db;
    const user = await manager.findOneByOrFail(User, { id });
    const waiting = await manager.findOne(OneTimeLink, {
      where: {
        userId: id,
        purpose: 'change_email',
        usedAt: IsNull(),
        expiresAt: MoreThan(this.clock.now()),
      },
      order: { expiresAt: 'DESC' },
    });
    const { username, email, firstName, lastName, version } = user;
    const sessions = await this.ownSessions.list(user, sessionId);
    return {
      username,
      email,
      firstName,
      lastName,
      version,
      isEmailProven: user.emailProvenAt !== null,
      // Such a link also proves the present one.
      waitingEmail: waiting && waiting.newEmail !== email ? waiting.newEmail : null,
      sessions,
    };
  }

  /** How the others of the trip read them; the name in the passport is another record. Throws `details.changed`. */
  async rename(signedIn: SignedIn, { version, firstName, lastName }: ChangeNameDto): Promise<AccountDto> {
    const { id } = signedIn.user;
    const to = { firstName, lastName };
    await this.db.transaction(async (manager) => {
      const from = await manager.findOneByOrFail(User, { id });
      // Added to where it is stored: what is sent may be the largest number there is.
      const next = { ...to, version: () => 'version + 1' };
      const { affected } = await manager.update(User, { id, version }, next);
      if (!affected) throw new DomainError('details.changed');
      await this.data.rename(manager, id, { from, to });
    });
    return this.read(signedIn);
  }

  /** Logs out every other browser. Throws `request.invalid`, `request.too_many`. */
  async changePassword({ user, sessionId }: SignedIn, dto: ChangePasswordDto): Promise<void> {
    const problem = passwordProblem(dto.newPassword, wordsOf(user));
    if (problem) throw new DomainError('request.invalid', {}, { newPassword: problem });
    const account = await this.prove(user.id, dto.password);
    const password = await hashPassword(dto.newPassword);
    await this.db.transaction(async (manager) => {
      await manager.update(User, { id: user.id }, { password });
      // Whoever knew the old password may have asked for links.
      await this.links.revoke(manager, user.id, ...OPENING);
      await this.mails.add(manager, 'password_changed', account);
      await this.sessions.closeOthers(manager, user.id, sessionId);
    });
  }

  logOutEverywhere(userId: number): Promise<void> {
    return this.sessions.closeAll(this.db.manager, userId);
  }

  /** The account, once the password was right. Throws `request.invalid` for its field, `request.too_many` after ten tries. */
  async prove(userId: number, password: string): Promise<User> {
    return this.attempts.useForGuesses({ 'password-user': String(userId) }, 'request.invalid', async () => {
      const account = await this.db.manager.findOneByOrFail(User, { id: userId });
      if (await passwordMatches(account.password, password)) return account;
      throw new DomainError('request.invalid', {}, { password: 'This is not your password' });
    });
  }
}
