import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { Jobs } from '../../../platform/jobs/jobs.js';
import { MailTemplates } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { User } from '../../auth/user.entity.js';
import { SecurityReader } from './security-reader.service.js';

const QUEUE = 'security.alarm';
const KIND = 'security_alarm';

const mailData = z.object({ userId: z.number(), failures: z.number() });

/** Tells operators when more is refused at the doors in an hour than people do by mistake: by one mail a day. */
@Injectable()
export class SecurityAlarm implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly templates: MailTemplates,
    private readonly reader: SecurityReader,
  ) {}

  onModuleInit(): void {
    this.jobs.define(QUEUE, { work: () => this.look(), cron: '*/5 * * * *' });
    this.templates.register(KIND, async (data, manager) => {
      const { userId, failures } = mailData.parse(data);
      const user = await manager.findOneBy(User, { id: userId, isActive: true, isOperator: true });
      if (!user) return null;
      return {
        subject: 'Much is refused at the doors of the site',
        text: [
          `Hello ${user.firstName},`,
          `within an hour ${failures} attempts were refused: wrong passwords, limits, foreign pages, doors of hosts. From ${this.config.SECURITY_ALARM_FAILURES} on you are told, once a day.`,
          `What happened, and from where:\n${this.config.publicUrl}/operator`,
        ].join('\n\n'),
      };
    });
  }

  private async look(): Promise<void> {
    const failures = await this.reader.failuresInHour();
    if (failures < this.config.SECURITY_ALARM_FAILURES) return;
    const today = this.clock.now().toISOString().slice(0, 10);
    const operators = await this.db.manager.findBy(User, { isOperator: true, isActive: true });
    const mails = operators
      .filter(({ emailProvenAt }) => emailProvenAt !== null)
      .map(({ id, email }) => ({
        kind: KIND,
        ref: `${today}:${id}`,
        recipient: email,
        data: { userId: id, failures },
      }));
    await this.outbox.add(this.db.manager, ...mails);
  }
}
