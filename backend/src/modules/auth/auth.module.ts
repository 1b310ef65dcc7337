import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { AccountController } from './account/account.controller.js';
import { AccountModule } from './account/account.module.js';
import { MailLinksController } from './account/mail-links.controller.js';
import { AttemptsModule } from './attempts.module.js';
import { AuthController } from './auth.controller.js';
import { EntryModule } from './entry.module.js';
import { FactorsController } from './factors/factors.controller.js';
import { FactorsModule } from './factors/factors.module.js';
import { SignInController } from './factors/sign-in.controller.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessionsModule } from './own-sessions/own-sessions.module.js';
import { FreshProofGuard } from './proof/fresh-proof.guard.js';
import { ProofController } from './proof/proof.controller.js';
import { ProofModule } from './proof/proof.module.js';
import { SessionsModule } from './sessions.module.js';

/**
 * Who is there, and who may call what, in rooms. The doors stand here, for the contract names them in this order; so do the
 * guards, of which the second asks what the first found out.
 */
@Module({
  imports: [
    AttemptsModule,
    SessionsModule,
    OwnSessionsModule,
    FactorsModule,
    AccountModule,
    EntryModule,
    ProofModule,
  ],
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
    { provide: APP_GUARD, useClass: AccessGuard },
    { provide: APP_GUARD, useClass: FreshProofGuard },
  ],
})
export class AuthModule {}
