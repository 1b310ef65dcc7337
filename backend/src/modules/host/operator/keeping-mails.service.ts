import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates } from '../../../platform/mail/mail-templates.js';
import { User } from '../../auth/user.entity.js';
import { ACT_NAMES } from './account-acts.js';
import { keepingMail, keepingText } from './keeping.mails.js';

const mailData = z.object({ userId: z.number(), reason: z.string().nullable() });

/** Writes what owners hear of what an operator did to their accounts: who is closed out, too. */
@Injectable()
export class KeepingMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    for (const act of ACT_NAMES)
      this.templates.register(keepingMail(act), async (data, manager) => {
        const { userId, reason } = mailData.parse(data);
        const user = await manager.findOneBy(User, { id: userId });
        if (!user || user.erasedAt) return null;
        const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
        return keepingText(act, { firstName: user.firstName, siteUrl, contactEmail, reason });
      });
  }
}
