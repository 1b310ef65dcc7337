import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { OneTimeLinks } from '../one-time-links.service.js';
import { factorMail } from '../factors/factor.mails.js';
import { User } from '../user.entity.js';
import {
  confirmEmailMail,
  emailChangedMail,
  emailNoticeMail,
  emailProofMail,
  passwordChangedMail,
  resetMail,
} from './account.mails.js';

const mailData = z.object({ userId: z.number(), link: z.string().optional() });
type MailData = z.infer<typeof mailData>;
const KINDS = [
  'password_reset',
  'email_proof',
  'email_confirm',
  'email_notice',
  'email_changed',
  'password_changed',
  'passkey_added',
  'passkey_removed',
  'app_added',
  'app_removed',
  'recovery_code_used',
  'codes_guessed',
] as const;
type AccountMail = (typeof KINDS)[number];
const PROVING: readonly AccountMail[] = ['password_reset', 'email_proof', 'email_confirm'];

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
    for (const kind of KINDS)
      this.templates.register(kind, (data, manager) => this.write(kind, mailData.parse(data), manager));
  }

  /**
   * In the transaction that causes it. To an address that nobody has proven goes nothing but what proves one.
   * @param link the name of the one-time link, where the mail carries one.
   */
  async add(
    manager: EntityManager,
    kind: AccountMail,
    user: User,
    link?: string,
    to = user.email,
  ): Promise<void> {
    if (!user.emailProvenAt && !PROVING.includes(kind)) return;
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
    // Whoever made the account chose the name: a mail to an address they have not shown to be theirs does not carry it.
    const firstName = user.emailProvenAt ? user.firstName : null;
    const to = { firstName, siteUrl, contactEmail };
    const texts: Record<AccountMail, () => MailText> = {
      password_reset: () => resetMail(to, this.links.tokenOf('set_password', link)),
      email_confirm: () =>
        confirmEmailMail({ ...to, firstName: null }, this.links.tokenOf('change_email', link)),
      email_proof: () => emailProofMail(to, this.links.tokenOf('change_email', link)),
      email_notice: () => emailNoticeMail(to),
      email_changed: () => emailChangedMail(to),
      password_changed: () => passwordChangedMail(to),
      passkey_added: () => factorMail(to, 'passkey_added'),
      passkey_removed: () => factorMail(to, 'passkey_removed'),
      app_added: () => factorMail(to, 'app_added'),
      app_removed: () => factorMail(to, 'app_removed'),
      recovery_code_used: () => factorMail(to, 'recovery_code_used'),
      codes_guessed: () => factorMail(to, 'codes_guessed'),
    };
    return texts[kind]();
  }
}
