import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { fullName } from '../../../../contracts/person-name.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { User } from '../../auth/user.entity.js';
import { TEAM_MAILS, type TeamMail } from './team.mails.js';

const mailData = z.object({
  userId: z.number(),
  tripTitle: z.string().default(''),
  reason: z.string().nullable().default(null),
  otherId: z.number().nullable().default(null),
  byOperator: z.boolean().default(false),
});

/** Writes the mails about being a host, when they go. */
@Injectable()
export class TeamMailTexts implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly templates: MailTemplates,
  ) {}

  onModuleInit(): void {
    for (const kind of Object.keys(TEAM_MAILS) as TeamMail[])
      this.templates.register(kind, (data, manager) => this.write(kind, mailData.parse(data), manager));
  }

  private async write(
    kind: TeamMail,
    { userId, otherId, ...said }: z.infer<typeof mailData>,
    manager: EntityManager,
  ): Promise<MailText | null> {
    const user = await manager.findOneBy(User, { id: userId, isActive: true });
    if (!user) return null;
    const other = otherId === null ? null : await manager.findOneBy(User, { id: otherId });
    const otherName = other ? fullName(other) : '';
    const { publicUrl: siteUrl, CONTACT_EMAIL: contactEmail } = this.config;
    return TEAM_MAILS[kind]({ firstName: user.firstName, siteUrl, contactEmail, otherName, ...said });
  }
}
