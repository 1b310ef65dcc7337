import { Global, Module } from '@nestjs/common';
import { Sweeper } from '../jobs/sweeper.js';
import { MailSender } from './mail-sender.js';
import { MailTemplates } from './mail-templates.js';
import { Outbox } from './outbox.js';

/** Background work and the mail outbox. */
@Global()
@Module({
  providers: [Sweeper, MailSender, MailTemplates, Outbox],
  exports: [Sweeper, MailTemplates, Outbox],
})
export class MailModule {}
