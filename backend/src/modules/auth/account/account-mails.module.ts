import { Module } from '@nestjs/common';
import { OneTimeLinksModule } from '../one-time-links.module.js';
import { AccountMails } from './account-mails.service.js';

/** What is mailed about an account. */
@Module({
  imports: [OneTimeLinksModule],
  providers: [AccountMails],
  exports: [AccountMails],
})
export class AccountMailsModule {}
