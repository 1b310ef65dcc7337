import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../../platform/clock/clock.js';
import { countOf, rowOf, rowsOf } from '../../../platform/database/rows.js';
import { DomainError } from '../../../platform/errors/domain-error.js';
import type { SecurityEventName } from '../../../platform/security-log/security-events.rules.js';
import { SecurityLog } from '../../../platform/security-log/security-log.service.js';
import { AccountKeeper } from './account-keeper.service.js';
import { foldedWords } from '../found-by.js';
import type { KeepAccountDto, KeptAccountDto, KeptAccountsDto } from './operator.dto.js';
import { AfterCommit } from '../../../platform/database/after-commit.js';
import { SESSION_ENDED } from '../../auth/auth-channels.js';
import { ROLES } from '../../auth/user.entity.js';
import { fullNameOf } from '../../auth/full-name.sql.js';

const PAGE = 50;
const WANTED = `erased_at IS NULL AND ($1::text[] IS NULL OR
  folded(concat_ws(' ', first_name, last_name, username, email)) LIKE ALL ($1))`;
const ROW = `u.id, ${fullNameOf('u')} AS name, u.username, u.email, u.role,
  u.is_operator AS "isOperator", u.email_proven_at IS NOT NULL AS "isEmailProven", u.is_active AS "isActive",
  u.created_at AS since, u.last_login AS "lastLogin",
  (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id AND s.expires_at > $2) AS "openSessions",
  ARRAY(SELECT t.title FROM trip_hosts h JOIN trips t ON t.id = h.trip_id
         WHERE h.user_id = u.id AND h.is_owner ORDER BY t.id) AS owns`;

const NOTED: Record<KeepAccountDto['act'], SecurityEventName> = {
  close: 'account.closed',
  reopen: 'account.reopened',
  'end-sessions': 'account.sessions_ended',
  'make-host': 'host.role_given',
  'take-host': 'host.role_taken',
};

const ACCOUNT = z.object({
  id: z.int(),
  name: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  isOperator: z.boolean(),
  isEmailProven: z.boolean(),
  isActive: z.boolean(),
  since: z.date(),
  lastLogin: z.date().nullable(),
  openSessions: z.int(),
  owns: z.array(z.string()),
});

/** What operators see of the site's accounts, and do to them. */
@Injectable()
export class Operator {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly keeper: AccountKeeper,
    private readonly after: AfterCommit,
    private readonly security: SecurityLog,
  ) {}

  /** Operators, then hosts, then guests, each by their user name. */
  async accounts(query = '', page = 1): Promise<KeptAccountsDto> {
    const asked = await foldedWords(this.db.manager, query);
    const [rows, total] = await Promise.all([
      rowsOf(
        this.db,
        ACCOUNT,
        `SELECT ${ROW} FROM users u WHERE ${WANTED}
          ORDER BY u.is_operator DESC, u.role = 'host' DESC, lower(u.username) LIMIT $3 OFFSET $4`,
        [asked, this.clock.now(), PAGE, (page - 1) * PAGE],
      ),
      countOf(this.db, `SELECT count(*)::int AS count FROM users WHERE ${WANTED}`, [asked]),
    ]);
    return { accounts: rows.map(viewOf), total, pages: Math.max(1, Math.ceil(total / PAGE)) };
  }

  /** Answers the account as it is then. Throws what stands against it. */
  async keep(
    byId: number,
    userId: number,
    { act, reason, heirLogin }: KeepAccountDto,
  ): Promise<KeptAccountDto> {
    await this.db.transaction(async (manager) => {
      await this.keeper.perform(manager, userId, { act, byId, reason, heirLogin });
      this.after.publish(manager, SESSION_ENDED, { userId });
    });
    this.security.note(NOTED[act], { userId });
    const row = await rowOf(this.db, ACCOUNT, `SELECT ${ROW} FROM users u WHERE u.id = $1`, [
      userId,
      this.clock.now(),
    ]);
    if (!row) throw new DomainError('account.not_found');
    return viewOf(row);
  }
}

const viewOf = (row: z.infer<typeof ACCOUNT>): KeptAccountDto => ({
  ...row,
  since: row.since.toISOString(),
  lastLogin: row.lastLogin?.toISOString() ?? null,
});
