import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { User } from '../../auth/user.entity.js';
import { TEAM_MAILS, type TeamMail } from './team.mails.js';

const mailData = z.object({
  userId: z.number(),
  tripTitle: z.string().default(''),
  reason: z.string().nullable().default(null),
  otherId: z.number().nullable().default(null),
});

/** What people hear by mail about being a host. */
@Injectable()
export class TeamMails implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    for (const kind of Object.keys(TEAM_MAILS) as TeamMail[])
      this.templates.register(kind, (data, manager) => this.write(kind, mailData.parse(data), manager));
  }

  /** In the transaction that causes it. @param about.ref what caused it, once. */
  async add(
    manager: EntityManager,
    kind: TeamMail,
    user: User,
    about: { ref: string; tripTitle?: string; reason?: string | null; otherId?: number },
  ): Promise<void> {
    // Who asked to be a host may have given somebody else's address.
    if (kind === 'host_declined' && !user.emailProvenAt) return;
    const { ref, ...said } = about;
    await this.outbox.add(manager, { kind, ref, recipient: user.email, data: { userId: user.id, ...said } });
  }

  private async write(
    kind: TeamMail,
    { userId, tripTitle, reason, otherId }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (!user) return null;
    const other = otherId === null ? null : await manager.findOneBy(User, { id: otherId });
    const otherName = other ? fullName(other) : '';
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return TEAM_MAILS[kind]({
      firstName: user.firstName,
      siteUrl,
      contactEmail,
      tripTitle,
      reason,
      otherName,
    });
  }
}
