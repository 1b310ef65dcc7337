import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccountController } from './account/account.controller.js';
import { AddressProofs } from './account/address-proof.service.js';
import { AccountLinks } from './account/account-links.service.js';
import { AccountMails } from './account/account-mails.service.js';
import { DataRights } from './account/data-rights.service.js';
import { MailLinksController } from './account/mail-links.controller.js';
import { OwnAccount } from './account/own-account.service.js';
import { PasswordResets } from './account/password-resets.service.js';
import { PersonalData } from './account/personal-data.js';
import { AccessGuard } from './access.guard.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { AuthController } from './auth.controller.js';
import { EndedSessions } from './ended-sessions.service.js';
import { Entry } from './entry.service.js';
import { Codes } from './factors/codes.service.js';
import { FactorsController } from './factors/factors.controller.js';
import { Factors } from './factors/factors.service.js';
import { Passkeys } from './factors/passkeys.service.js';
import { ProofChallenges } from './factors/proof-challenges.service.js';
import { SecondStep } from './factors/second-step.service.js';
import { SignInController } from './factors/sign-in.controller.js';
import { HostRequestNews } from './host-request-news.js';
import { KnownBrowsers } from './known-browsers.js';
import { Login } from './login.service.js';
import { OneTimeLinks } from './one-time-links.service.js';
import { FreshProofGuard } from './proof/fresh-proof.guard.js';
import { OwnProof } from './proof/own-proof.service.js';
import { ProofController } from './proof/proof.controller.js';
import { NewBrowser } from './own-sessions/new-browser.service.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessions } from './own-sessions/own-sessions.service.js';
import { Sessions } from './sessions.service.js';

@Global()
@Module({
  controllers: [
    AuthController,
    AccountController,
    MailLinksController,
    OwnSessionsController,
    ProofController,
    FactorsController,
    SignInController,
  ],
  providers: [
    AccountLinks,
    AddressProofs,
    AccountMails,
    Accounts,
    Attempts,
    DataRights,
    Codes,
    EndedSessions,
    Entry,
    Factors,
    HostRequestNews,
    KnownBrowsers,
    Login,
    NewBrowser,
    OneTimeLinks,
    OwnAccount,
    OwnProof,
    OwnSessions,
    Passkeys,
    PasswordResets,
    PersonalData,
    ProofChallenges,
    SecondStep,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: FreshProofGuard },
  ],
  exports: [Accounts, Attempts, Factors, HostRequestNews, OneTimeLinks, PersonalData, Sessions],
})
export class AuthModule {}
