import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { User } from '../user.entity.js';
import { confirmEmailMail, emailNoticeMail, passwordChangedMail, resetMail } from './account.mails.js';

const mailData = z.object({ userId: z.number(), link: z.string().optional() });
type MailData = z.infer<typeof mailData>;
type AccountMail = 'password_reset' | 'email_confirm' | 'email_notice' | 'password_changed';

/** What an account's owner hears by mail. */
@Injectable()
export class AccountMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly links: OneTimeLinks,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    for (const kind of ['password_reset', 'email_confirm', 'email_notice', 'password_changed'] as const)
      this.templates.register(kind, (data, manager) => this.write(kind, mailData.parse(data), manager));
  }

  /** In the transaction that causes it. @param link the name of the one-time link, where the mail carries one. */
  async add(
    manager: EntityManager,
    kind: AccountMail,
    user: User,
    link?: string,
    to = user.email,
  ): Promise<void> {
    const data = { userId: user.id, ...(link && { link }) };
    await this.outbox.add(manager, { kind, ref: link ?? newPublicId(), recipient: to, data });
  }

  private async write(
    kind: AccountMail,
    { userId, link = '' }: MailData,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (!user) return null;
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    const to = { firstName: user.firstName, siteUrl, contactEmail };
    const texts: Record<AccountMail, () => MailText> = {
      password_reset: () => resetMail(to, this.links.tokenOf('set_password', link)),
      email_confirm: () => confirmEmailMail(to, this.links.tokenOf('change_email', link)),
      email_notice: () => emailNoticeMail(to),
      password_changed: () => passwordChangedMail(to),
    };
    return texts[kind]();
  }
}
