import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions.module.js';
import { NewBrowser } from './new-browser.service.js';
import { OwnSessions } from './own-sessions.service.js';

/** Where one is logged in. */
@Module({
  imports: [SessionsModule],
  providers: [NewBrowser, OwnSessions],
  exports: [NewBrowser, OwnSessions],
})
export class OwnSessionsModule {}
