import { Module } from '@nestjs/common';
import { AccountModule } from './account/account.module.js';
import { AttemptsModule } from './attempts.module.js';
import { Entry } from './entry.service.js';
import { FactorsModule } from './factors/factors.module.js';
import { KnownBrowsers } from './known-browsers.js';
import { Login } from './login.service.js';
import { OwnSessionsModule } from './own-sessions/own-sessions.module.js';
import { SessionsModule } from './sessions.module.js';

/** Signing in. */
@Module({
  imports: [AttemptsModule, SessionsModule, OwnSessionsModule, FactorsModule, AccountModule],
  providers: [Entry, KnownBrowsers, Login],
  exports: [Entry, KnownBrowsers, Login],
})
export class EntryModule {}
