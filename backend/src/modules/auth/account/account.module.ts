import { Module } from '@nestjs/common';
import { Accounts } from '../accounts.service.js';
import { AttemptsModule } from '../attempts.module.js';
import { HostRequestNews } from '../host-request-news.js';
import { OneTimeLinksModule } from '../one-time-links.module.js';
import { OwnSessionsModule } from '../own-sessions/own-sessions.module.js';
import { SessionsModule } from '../sessions.module.js';
import { AccountLinks } from './account-links.service.js';
import { AccountMailsModule } from './account-mails.module.js';
import { AddressProofs } from './address-proof.service.js';
import { DataRights } from './data-rights.service.js';
import { OwnAccount } from './own-account.service.js';
import { PasswordResets } from './password-resets.service.js';
import { PersonalDataModule } from './personal-data.module.js';

/** Accounts: how one comes to have one, keeps it, and leaves. */
@Module({
  imports: [
    AttemptsModule,
    SessionsModule,
    OneTimeLinksModule,
    PersonalDataModule,
    AccountMailsModule,
    OwnSessionsModule,
  ],
  providers: [Accounts, AccountLinks, AddressProofs, DataRights, HostRequestNews, OwnAccount, PasswordResets],
  exports: [Accounts, AccountLinks, AddressProofs, DataRights, HostRequestNews, OwnAccount, PasswordResets],
})
export class AccountModule {}
