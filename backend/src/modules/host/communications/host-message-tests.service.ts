import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import { MailTemplates, type MailText } from '../../../platform/mail/mail-templates.js';
import { Outbox } from '../../../platform/mail/outbox.js';
import { newPublicId } from '../../../platform/security/tokens.js';
import { Attempts } from '../../auth/attempts.js';
import { User } from '../../auth/user.entity.js';
import type { Asking } from '../../trips/asking.decorator.js';
import type { PreviewMessageDto, TestSentDto } from './host-messages.dto.js';
import { HostMessages } from './host-messages.service.js';

const KIND = 'host_message_test';
/** Filled for one reader as the host was shown it: a test is what it was when it was asked for. */
const mailData = z.object({ userId: z.number(), subject: z.string(), text: z.string() });

/** A mail to guests as one of them would get it, sent to the host alone. */
@Injectable()
export class HostMessageTests implements OnModuleInit {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly messages: HostMessages,
    private readonly attempts: Attempts,
    private readonly templates: MailTemplates,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.templates.register(KIND, async (data, manager): Promise<MailText | null> => {
      const { userId, subject, text } = mailData.parse(data);
      const user = await manager.findOneBy(User, { id: userId });
      const contact = `This is a test; no guest has got it. It was sent from ${this.config.publicUrl}.`;
      return user && { subject: `Test: ${subject}`, text: `${text}\n\n--\n${contact}`, forgetsData: true };
    });
  }

  /** Throws `mail.no_recipients`, `request.too_many`, and what the preview throws. */
  async send(asking: Asking, tripId: number, draft: PreviewMessageDto): Promise<TestSentDto> {
    const { userId } = asking;
    const { letter } = await this.messages.preview(asking, tripId, draft);
    if (!letter) throw new DomainError('mail.no_recipients');
    await this.attempts.use({ 'test-mail-user': String(userId) });
    const { email: recipient } = await this.db.manager.findOneByOrFail(User, { id: userId });
    const data = { userId, subject: letter.subject, text: letter.text };
    await this.outbox.add(this.db.manager, { kind: KIND, ref: newPublicId(), recipient, data });
    return { to: recipient };
  }
}
