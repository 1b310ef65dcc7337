import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { Housekeeping } from '../../platform/jobs/housekeeping.js';
import { OneTimeLink } from './one-time-link.entity.js';
import { Session } from './session.entity.js';

/** Removes sessions and links that can open nothing any more. */
@Injectable()
export class EndedSessions implements OnModuleInit {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.housekeeping.hourly('ended-sessions', async () => {
      const ended = { expiresAt: LessThan(this.clock.now()) };
      await this.db.manager.delete(Session, ended);
      await this.db.manager.delete(OneTimeLink, ended);
    });
  }
}
