import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock/clock.js';
import { CONFIG, type AppConfig } from '../../platform/config/config.js';
import { Bus } from '../../platform/realtime/bus.js';
import { hashToken, newToken } from '../../platform/security/tokens.js';
import { cookieName, readCookie } from './session-cookie.js';
import { isAlive, sessionEnd, TOUCH_EVERY_MS } from './session.rules.js';
import { Session } from './session.entity.js';
import { User } from './user.entity.js';

/** A logged-in person and the session that says so. `sessionId` is the hash in hex: it gives nobody access. */
export interface SignedIn {
  sessionId: string;
  user: Pick<User, 'id' | 'username' | 'email' | 'firstName' | 'lastName' | 'role'>;
}

@Injectable()
export class Sessions {
  constructor(
    @Inject(CONFIG) private readonly config: AppConfig,
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly bus: Bus,
  ) {}

  /** A new session; returns the token for the cookie, which is stored nowhere else. */
  async open(user: User, manager: EntityManager = this.db.manager): Promise<string> {
    const token = newToken();
    const now = this.clock.now();
    const session = { idHash: hashToken(token), userId: user.id, createdAt: now, lastSeenAt: now };
    await manager.insert(Session, { ...session, expiresAt: sessionEnd(user.role, now) });
    return token;
  }

  async findByCookie(cookieHeader: string | undefined): Promise<SignedIn | null> {
    const token = readCookie(cookieHeader, cookieName(this.config, 'sid'));
    if (!token) return null;
    const idHash = hashToken(token);
    const session = await this.db.manager.findOneBy(Session, { idHash });
    const user = session && (await this.db.manager.findOneBy(User, { id: session.userId, isActive: true }));
    const now = this.clock.now();
    if (!session || !user || !isAlive(session, user.role, now)) return null;
    if (now.getTime() - session.lastSeenAt.getTime() > TOUCH_EVERY_MS) {
      await this.db.manager.update(Session, { idHash }, { lastSeenAt: now });
    }
    const { id, username, email, firstName, lastName, role } = user;
    return { sessionId: idHash.toString('hex'), user: { id, username, email, firstName, lastName, role } };
  }

  /** Notes that these sessions are in use (open sockets); returns those that still exist and have not ended. */
  async touch(sessionIds: string[]): Promise<Set<string>> {
    if (!sessionIds.length) return new Set();
    const now = this.clock.now();
    const hashes = sessionIds.map((id) => Buffer.from(id, 'hex'));
    const stale = new Date(now.getTime() - TOUCH_EVERY_MS);
    await this.db.query(
      'UPDATE sessions SET last_seen_at = $2 WHERE id_hash = ANY ($1) AND last_seen_at < $3',
      [hashes, now, stale],
    );
    const alive: { id: string }[] = await this.db.query(
      `SELECT encode(id_hash, 'hex') AS id FROM sessions JOIN users ON users.id = user_id
        WHERE id_hash = ANY ($1) AND users.is_active AND expires_at > $2`,
      [hashes, now],
    );
    return new Set(alive.map((row) => row.id));
  }

  /** Logs out on this browser: the row goes first, then every open socket of the session on every node. */
  async close(sessionId: string): Promise<void> {
    await this.db.manager.delete(Session, { idHash: Buffer.from(sessionId, 'hex') });
    this.bus.publish('session-ended', { sessionId });
  }

  /** Ends all sessions of a person in the caller's transaction; after its commit call {@link tellEnded}. */
  async closeAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(Session, { userId });
  }

  /** Ends a person's sessions but this one; answers those that ended, for {@link tellClosed} after the commit. */
  async closeOthers(manager: EntityManager, userId: number, sessionId: string): Promise<string[]> {
    const [ended]: [{ id: string }[], number] = await manager.query(
      `DELETE FROM sessions WHERE user_id = $1 AND id_hash <> $2 RETURNING encode(id_hash, 'hex') AS id`,
      [userId, Buffer.from(sessionId, 'hex')],
    );
    return ended.map(({ id }) => id);
  }

  /** Closes the open sockets of these sessions, on every node. */
  tellClosed(sessionIds: readonly string[]): void {
    for (const sessionId of sessionIds) this.bus.publish('session-ended', { sessionId });
  }

  /** Where a person is logged in, newest first. */
  async list(user: User, ownId: string): Promise<{ since: string; lastSeenAt: string; isThis: boolean }[]> {
    const rows = await this.db.manager.find(Session, {
      where: { userId: user.id },
      order: { createdAt: 'DESC' },
    });
    const alive = rows.filter((session) => isAlive(session, user.role, this.clock.now()));
    return alive.map(({ idHash, createdAt, lastSeenAt }) => ({
      since: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      isThis: idHash.toString('hex') === ownId,
    }));
  }

  /** Closes the open sockets of a person whose sessions have ended, on every node. */
  tellEnded(userId: number): void {
    this.bus.publish('session-ended', { userId });
  }
}
