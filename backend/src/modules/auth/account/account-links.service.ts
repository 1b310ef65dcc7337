import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { isSameAddress } from '../../../../contracts/mail-address.js';
import { Clock } from '../../../platform/clock/clock.js';
import { isUniqueViolation } from '../../../platform/database/violations.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { SecurityLog } from '../../../platform/security-log/security-log.service.js';
import { Accounts } from '../accounts.service.js';
import { Attempts } from '../attempts.js';
import { GuestLookup } from '../guest-lookup.js';
import { HostRequestNews } from '../host-request-news.js';
import { HostRequest } from '../host-request.entity.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import type { SignedIn } from '../sessions.service.js';
import { keepMailsOf } from './own-mails.js';
import { User } from '../user.entity.js';
import type { ChangeEmailDto } from './account.dto.js';
import { AccountMails } from './account-mails.service.js';
import { OwnAccount } from './own-account.service.js';

const CONFIRM_HOURS = 24;

/** Another address, by a link in its mailbox. */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly accounts: Accounts,
    private readonly attempts: Attempts,
    private readonly guests: GuestLookup,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    private readonly own: OwnAccount,
    private readonly requestNews: HostRequestNews,
    private readonly security: SecurityLog,
  ) {}

  /** The new address gets a link, the old one a notice; until the link is opened nothing changes. Throws `auth.taken`. */
  async askForEmail({ user }: SignedIn, { email, password }: ChangeEmailDto): Promise<void> {
    const account = await this.own.prove(user.id, password);
    if (isSameAddress(email, account.email))
      throw new DomainError('request.invalid', {}, { email: 'This is your address already' });
    await this.attempts.use({ 'mail-user': String(user.id) });
    if (await this.accounts.findByLogin(email)) throw new DomainError('auth.taken');
    await this.db.transaction(async (manager) => {
      // The last wish counts.
      await this.links.revoke(manager, account.id, 'change_email');
      const link = await this.links.issue(manager, {
        userId: account.id,
        purpose: 'change_email',
        newEmail: email,
        hours: CONFIRM_HOURS,
      });
      await this.mails.add(manager, 'email_confirm', account, link, email);
      await this.mails.add(manager, 'email_notice', account);
    });
  }

  async forgetEmailWish({ user }: SignedIn): Promise<void> {
    await this.links.revoke(this.db.manager, user.id, 'change_email');
  }

  /** Throws `auth.link_invalid`, and `auth.taken` when somebody else took the address meanwhile. */
  async confirmEmail(token: string): Promise<string> {
    try {
      const email = await this.db.transaction((manager) => this.moveTo(manager, token));
      return email;
    } catch (err) {
      throw isUniqueViolation(err) ? new DomainError('auth.taken') : err;
    }
  }

  private async moveTo(manager: EntityManager, token: string): Promise<string> {
    const { userId, newEmail } = await this.links.use(manager, token, 'change_email');
    if (!newEmail) throw new DomainError('auth.link_invalid');
    const lock = { mode: 'for_no_key_update' as const };
    const before = await manager.findOneOrFail(User, { where: { id: userId }, lock });
    await this.guests.hold(manager, userId, newEmail);
    await manager.update(User, { id: userId }, { email: newEmail, emailProvenAt: this.clock.now() });
    // What lies in the old mailbox opens nothing any more.
    await this.links.revoke(manager, userId);
    if (!isSameAddress(before.email, newEmail)) {
      await this.mails.add(manager, 'email_changed', before);
      await keepMailsOf(manager, userId, before.email);
      this.security.note('email.changed', { userId });
    }
    if (!before.emailProvenAt && (await manager.existsBy(HostRequest, { userId, status: 'pending' })))
      await this.requestNews.tell(manager, before, 'proven');
    await this.guests.moveMail(manager, userId, newEmail);
    await this.guests.claim(manager, userId, newEmail);
    return newEmail;
  }
}
