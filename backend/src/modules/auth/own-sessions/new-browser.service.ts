import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { currentRequest } from '../../../platform/http/request-context.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { User } from '../user.entity.js';
import { newBrowserMail } from './new-browser.mail.js';

const KIND = 'new_browser';

const mailData = z.object({
  userId: z.number(),
  at: z.iso.datetime(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  network: z.string().nullable(),
});

/** Tells the owner of an account that it was opened in a browser in which it never was before. */
@Injectable()
export class NewBrowser implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, (data, manager) => this.write(mailData.parse(data), manager));
  }

  /**
   * In the transaction that logs them in, with the account as it was before. Who logs in for the first time has no browser
   * that is known, and an address that nobody has proven may be anybody's: those get none.
   */
  async tell(manager: EntityManager, user: User): Promise<void> {
    if (!user.lastLogin || !user.emailProvenAt) return;
    const { browser, network = null } = currentRequest() ?? {};
    const from = { browser: browser?.browser ?? null, system: browser?.system ?? null, network };
    const data = { userId: user.id, at: this.clock.now().toISOString(), ...from };
    await this.outbox.add(manager, { kind: KIND, ref: newPublicId(), recipient: user.email, data });
  }

  private async write(
    { userId, at, ...from }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (!user) return null;
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return newBrowserMail({ firstName: user.firstName, siteUrl, contactEmail, at: new Date(at), ...from });
  }
}
