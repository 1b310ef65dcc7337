import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { changedRows, rowsOf } from '../../platform/database/rows.js';
import { currentRequest } from '../../platform/http/request-context.js';
import { hashToken, newToken } from '../../platform/security/tokens.js';
import { SESSION_ENDED } from './auth-channels.js';
import { cookieName, readCookie } from './session-cookie.js';
import { isAlive, isSeen, keptLike, seenSince, sessionEnd, TOUCH_EVERY_MS } from './session.rules.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';
import { AfterCommit } from '../../platform/database/after-commit.js';

/** A logged-in person and the session that says so. `sessionId` is the hash in hex: it gives nobody access. */
export interface SignedIn {
  sessionId: string;
  /** When they last proved that it is them. */
  provenAt: Date;
  user: Pick<User, 'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'role' | 'isOperator'>;
}

/** A session by its hash in hex. */
const SESSION = z.object({ id: z.string() });

@Injectable()
export class Sessions {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly after: AfterCommit,
  ) {}

  /** A new session; returns the token for the cookie, which is stored nowhere else. */
  async open(user: User, manager: EntityManager = this.db.manager): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    const { browser, network } = currentRequest() ?? {};
    await manager.insert(Session, {
      idHash: hashToken(token),
      userId: user.id,
      createdAt: now,
      lastSeenAt: now,
      provenAt: now,
      expiresAt: sessionEnd(keptLike(user), now),
      ...browser,
      network: network ?? null,
    });
    return token;
  }

  /** @param isOwnAct whether the person does something: a page that asks by itself does not keep a host logged in. */
  async findByCookie(
    cookieHeader: string | undefined,
    { isOwnAct }: { isOwnAct: boolean },
  ): Promise<SignedIn | null> {
    const token = readCookie(cookieHeader, cookieName(this.config, 'sid'));
    if (!token) return null;
    const idHash = hashToken(token);
    const session = await this.db.manager.findOneBy(Session, { idHash });
    const user = session && (await this.db.manager.findOneBy(User, { id: session.userId, isActive: true }));
    const now = this.clock.now();
    if (!session || !user || !isAlive(session, keptLike(user), now)) return null;
    const isStale = now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS;
    if (isStale && isSeen(keptLike(user), isOwnAct)) {
      await this.db.manager.update(Session, { idHash }, { lastSeenAt: now });
    }
    const { id, username, email, firstName, lastName, role, isOperator } = user;
    return {
      sessionId: idHash.toString('hex'),
      provenAt: session.provenAt,
      user: { id, username, email, firstName, lastName, role, isOperator },
    };
  }

  /** Notes that the person has just proven that it is them. */
  async noteProof(sessionId: string): Promise<void> {
    const idHash = Buffer.from(sessionId, 'hex');
    await this.db.manager.update(Session, { idHash }, { provenAt: this.clock.now() });
  }

  /**
   * Of these sessions of open sockets, those that have not ended. A socket keeps a guest's in use, and a host's not: theirs
   * ends before its socket does.
   */
  async stillOpen(sessionIds: string[]): Promise<Set<string>> {
    if (!sessionIds.length) return new Set();
    const now = this.clock.now();
    const hashes = sessionIds.map((id) => Buffer.from(id, 'hex'));
    const stale = new Date(now.getTime() - TOUCH_EVERY_MS);
    await this.db.query(
      `UPDATE sessions SET last_seen_at = $2 FROM users
        WHERE id_hash = ANY ($1) AND last_seen_at < $3 AND last_seen_at >= $4
          AND users.id = user_id AND users.role = 'guest' AND NOT users.is_operator`,
      [hashes, now, stale, seenSince('guest', now)],
    );
    const alive = await rowsOf(
      this.db,
      SESSION,
      `SELECT encode(id_hash, 'hex') AS id FROM sessions JOIN users ON users.id = user_id
        WHERE id_hash = ANY ($1) AND users.is_active AND expires_at > $2
          AND last_seen_at >= CASE WHEN role = 'host' OR is_operator THEN $3::timestamptz ELSE $4::timestamptz END`,
      [hashes, now, seenSince('host', now), seenSince('guest', now)],
    );
    return new Set(alive.map((row) => row.id));
  }

  /** Logs out on this browser: the row goes first, then every open socket of the session on every node. */
  async close(sessionId: string): Promise<void> {
    const { manager } = this.db;
    await manager.delete(Session, { idHash: Buffer.from(sessionId, 'hex') });
    this.after.publish(manager, SESSION_ENDED, { sessionId });
  }

  /** Ends all sessions of a person, and their open sockets on every node. */
  async closeAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(Session, { userId });
    this.after.publish(manager, SESSION_ENDED, { userId });
  }

  /** Ends a person's sessions but this one, and their open sockets on every node. */
  async closeOthers(manager: EntityManager, userId: number, sessionId: string): Promise<void> {
    const ended = await changedRows(
      manager,
      SESSION,
      `DELETE FROM sessions WHERE user_id = $1 AND id_hash <> $2 RETURNING encode(id_hash, 'hex') AS id`,
      [userId, Buffer.from(sessionId, 'hex')],
    );
    for (const { id } of ended) this.after.publish(manager, SESSION_ENDED, { sessionId: id });
  }
}
