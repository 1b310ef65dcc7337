import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountController } from './account/account.controller.js';
import { AccountLinks } from './account/account-links.service.js';
import { AccountMails } from './account/account-mails.service.js';
import { DataRights } from './account/data-rights.service.js';
import { MailLinksController } from './account/mail-links.controller.js';
import { OwnAccount } from './account/own-account.service.js';
import { PersonalData } from './account/personal-data.js';
import { AccessGuard } from './access.guard.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { AuthController } from './auth.controller.js';
import { EndedSessions } from './ended-sessions.service.js';
import { HostRequestNews } from './host-request-news.js';
import { Login } from './login.service.js';
import { OneTimeLinks } from './one-time-links.service.js';
import { Sessions } from './sessions.service.js';
import { UploadsController } from './uploads/uploads.controller.js';

@Global()
@Module({
  controllers: [AuthController, AccountController, MailLinksController, UploadsController],
  providers: [
    AccountLinks,
    AccountMails,
    Accounts,
    Attempts,
    DataRights,
    EndedSessions,
    HostRequestNews,
    Login,
    OneTimeLinks,
    OwnAccount,
    PersonalData,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Accounts, Attempts, HostRequestNews, PersonalData, Sessions],
})
export class AuthModule {}
