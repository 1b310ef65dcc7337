import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, LessThan } from 'typeorm';
import { Clock, HOUR_MS } from '../../platform/clock/clock.js';
import { Sweeper } from '../../platform/jobs/sweeper.js';
import { OneTimeLink } from './one-time-link.entity.js';
import { Session } from './session.entity.js';

/** Removes sessions and links that can open nothing any more. */
@Injectable()
export class EndedSessions implements OnApplicationBootstrap {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sweeper: Sweeper,
  ) {}

  onApplicationBootstrap(): void {
    this.sweeper.every(HOUR_MS, 'ended-sessions', async () => {
      const ended = { expiresAt: LessThan(this.clock.now()) };
      await this.db.manager.delete(Session, ended);
      await this.db.manager.delete(OneTimeLink, ended);
    });
  }
}
