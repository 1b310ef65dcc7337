import { Global, Module } from '@nestjs/common';
import { MailSender } from './mail-sender.js';
import { MailTemplates } from './mail-templates.js';
import { Outbox } from './outbox.js';

/** The mail outbox. */
@Global()
@Module({
  providers: [MailSender, MailTemplates, Outbox],
  exports: [MailTemplates, Outbox],
})
export class MailModule {}
