import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { findByLogin } from '../../auth/find-by-login.js';
import { Clock, HOUR_MS } from '../../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../../platform/config/config.js';
import { countOf, rowsOf } from '../../../platform/database/rows.js';
import { FAILURES, SECURITY_EVENTS } from '../../../platform/security-log/security-events.rules.js';
import type { SecurityFilterDto, SecurityLogDto } from './security.dto.js';

const PAGE = 50;
const NOBODY = 0;

const HAPPENED = z.object({
  id: z.string(),
  at: z.date(),
  event: z.enum(SECURITY_EVENTS),
  username: z.string().nullable(),
  network: z.string().nullable(),
  browser: z.string().nullable(),
  requestId: z.string().nullable(),
  times: z.int(),
});

/** The security log, as operators read it. */
@Injectable()
export class SecurityReader {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
  ) {}

  async read({ event, account, page = 1 }: SecurityFilterDto): Promise<SecurityLogDto> {
    const [found, failuresInHour] = await Promise.all([
      this.events({ event: event ?? null, userId: await this.idOf(account), page }),
      this.failuresInHour(),
    ]);
    return {
      events: found.slice(0, PAGE).map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      hasMore: found.length > PAGE,
      failuresInHour,
      alarmAt: this.config.SECURITY_ALARM_FAILURES,
      names: [...SECURITY_EVENTS],
    };
  }

  /** Refusals at the doors within the last hour. */
  failuresInHour(): Promise<number> {
    return countOf(
      this.db,
      `SELECT COALESCE(sum(times), 0)::float8 AS count FROM security_events WHERE at > $1 AND event = ANY ($2)`,
      [this.clock.in(-HOUR_MS), FAILURES],
    );
  }

  /** Null asks for everybody; a login that nobody has, for nobody. */
  private async idOf(account = ''): Promise<number | null> {
    if (!account.trim()) return null;
    return (await findByLogin(this.db.manager, account))?.id ?? NOBODY;
  }

  private events(asked: {
    event: string | null;
    userId: number | null;
    page: number;
  }): Promise<z.infer<typeof HAPPENED>[]> {
    return rowsOf(
      this.db,
      HAPPENED,
      `SELECT e.id, e.at, e.event, u.username, e.network, e.browser, e.request_id AS "requestId", e.times
         FROM security_events e LEFT JOIN users u ON u.id = e.user_id
        WHERE ($1::text IS NULL OR e.event = $1) AND ($2::int IS NULL OR e.user_id = $2)
        ORDER BY e.id DESC LIMIT $3 OFFSET $4`,
      [asked.event, asked.userId, PAGE + 1, (asked.page - 1) * PAGE],
    );
  }
}
