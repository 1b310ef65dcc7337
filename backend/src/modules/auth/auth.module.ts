import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { AccessGuard } from './access.guard.js';
import { Accounts } from './accounts.service.js';
import { Attempts } from './attempts.js';
import { AuthController } from './auth.controller.js';
import { EndedSessions } from './ended-sessions.service.js';
import { Login } from './login.service.js';
import { Sessions } from './sessions.service.js';

@Global()
@Module({
  controllers: [AuthController],
  providers: [
    Accounts,
    Attempts,
    EndedSessions,
    Login,
    Sessions,
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [Accounts, Attempts, Sessions],
})
export class AuthModule {}
