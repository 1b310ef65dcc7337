import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Attempts } from '../attempts.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { User } from '../user.entity.js';
import { AccountMails } from './account-mails.service.js';

/** As long as a mail may lie unread before somebody comes back to it. */
const PROOF_HOURS = 14 * 24;

/** Has people show that they read the mail of the address they registered with: by a link to it, as for another address. */
@Injectable()
export class AddressProofs {
  constructor(
    private readonly db: DataSource,
    private readonly attempts: Attempts,
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
  ) {}

  /** In the transaction that makes the account. */
  async ask(manager: EntityManager, user: User): Promise<void> {
    const { id: userId, email: newEmail } = user;
    const link = await this.links.issue(manager, {
      userId,
      purpose: 'change_email',
      newEmail,
      hours: PROOF_HOURS,
    });
    await this.mails.add(manager, 'email_proof', user, link);
  }

  /** Nothing happens once it is proven. Throws `request.too_many` after five mails an hour. */
  async askAgain(userId: number): Promise<void> {
    await this.attempts.use({ 'mail-user': String(userId) });
    await this.db.transaction(async (manager) => {
      const user = await manager.findOneByOrFail(User, { id: userId });
      if (user.emailProvenAt) return;
      await this.links.revoke(manager, userId, 'change_email');
      await this.ask(manager, user);
    });
  }
}
