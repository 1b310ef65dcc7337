import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DataSource } from 'typeorm';
import { Clock, DAY_MS } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { SecurityLog } from '../../platform/security-log/security-log.service.js';
import type { SessionDto } from './auth.dto.js';
import { Factors } from './factors/factors.service.js';
import { GuestLookup } from './guest-lookup.js';
import { KnownBrowsers } from './known-browsers.js';
import { NewBrowser } from './own-sessions/new-browser.service.js';
import { setSession } from './session-cookie.js';
import { Sessions } from './sessions.service.js';
import { User } from './user.entity.js';

const COOKIE_MS = 7 * DAY_MS;

/** Where every way to sign in ends: the session of who has shown everything that is asked of them. */
@Injectable()
export class Entry {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly browsers: KnownBrowsers,
    private readonly factors: Factors,
    private readonly guests: GuestLookup,
    private readonly newBrowser: NewBrowser,
    private readonly security: SecurityLog,
    private readonly sessions: Sessions,
  ) {}

  /** An existing session of this browser ends, so its id is never carried over; a browser that is new is told by mail. */
  async letIn(req: Request, res: Response, user: User): Promise<SessionDto> {
    if (req.signedIn) await this.sessions.close(req.signedIn.sessionId);
    const isKnown = this.browsers.read(req).some(({ userId }) => userId === user.id);
    const token = await this.db.transaction(async (manager) => {
      if (!isKnown) await this.newBrowser.tell(manager, user);
      await manager.update(User, { id: user.id }, { lastLogin: this.clock.now() });
      return this.sessions.open(user, manager);
    });
    this.security.note('login.ok', { userId: user.id });
    return this.give(req, res, user, token);
  }

  /** As {@link letIn}, for who has just chosen a password by a mail: of that they hear anyway. */
  async letInByMail(req: Request, res: Response, user: User): Promise<SessionDto> {
    return this.give(req, res, user, await this.sessions.open(user));
  }

  /** Who is here, as the page reads it. */
  async view(user: Pick<User, keyof SessionDto['user']>): Promise<SessionDto> {
    const { id, username, email, firstName, lastName, role, isOperator } = user;
    return {
      user: { id, username, email, firstName, lastName, role, isOperator },
      guest: await this.guests.ofUser(id),
      ...((await this.factors.isMissing(user)) && { lacksSecondStep: true }),
    };
  }

  private give(req: Request, res: Response, user: User, token: string): Promise<SessionDto> {
    setSession(this.config, res, token, COOKIE_MS);
    this.browsers.remember(req, res, user.id);
    return this.view(user);
  }
}
