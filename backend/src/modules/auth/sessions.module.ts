import { Module } from '@nestjs/common';
import { EndedSessions } from './ended-sessions.service.js';
import { Sessions } from './sessions.service.js';

/** Who is logged in. */
@Module({
  providers: [EndedSessions, Sessions],
  exports: [Sessions],
})
export class SessionsModule {}
