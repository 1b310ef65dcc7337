import { Controller, Get, Inject } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { CONFIG, type AppConfig } from '../platform/config/config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { Mail } from '../platform/mail/mail.entity.js';
import { Public } from '../modules/auth/access.decorator.js';
import { DemoLoginDto, DemoMailDto } from './demo.dto.js';
import { keptLogins } from './logins.js';

const NEWEST = 50;

/** What only a demo shows to everybody: its logins and the mails it would have sent. 404 outside demo mode. */
@Controller('api/demo')
export class DemoController {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
  ) {}

  @Public()
  @Get('logins')
  async logins(): Promise<DemoLoginDto[]> {
    this.assertDemo();
    return keptLogins(this.db);
  }

  @Public()
  @Get('mails')
  async mails(): Promise<DemoMailDto[]> {
    this.assertDemo();
    if (this.config.mailUrl) throw new DomainError('route.not_found');
    const sent = await this.db.manager.find(Mail, {
      where: { status: 'sent', body: Not(IsNull()) },
      order: { id: 'DESC' },
      take: NEWEST,
    });
    return sent.map((mail) => ({
      id: mail.id,
      to: mail.recipient,
      subject: mail.subject ?? '',
      body: mail.body ?? '',
      sentAt: (mail.sentAt ?? mail.createdAt).toISOString(),
    }));
  }

  private assertDemo(): void {
    if (!this.config.DEMO_MODE) throw new DomainError('route.not_found');
  }
}
