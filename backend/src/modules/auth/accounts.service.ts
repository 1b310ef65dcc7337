import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { Clock, DAY_MS } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { isUniqueViolation } from '../../platform/database/violations.js';
import { hashToken, newToken } from '../../platform/security/tokens.js';
import type { RegisterDto } from './auth.dto.js';
import { HostRequestNews } from './host-request-news.js';
import { HostRequest } from './host-request.entity.js';
import { OneTimeLink } from './one-time-link.entity.js';
import { passwordProblem } from './password.rules.js';
import { hashPassword, NO_PASSWORD } from './passwords.js';
import { Sessions } from './sessions.service.js';
import { User } from './user.entity.js';

const LINK_DAYS = 14;

@Injectable()
export class Accounts {
  constructor(
    private readonly db: DataSource,
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly requestNews: HostRequestNews,
  ) {}

  /** By user name or e-mail, whatever the case. */
  async findByLogin(login: string): Promise<User | null> {
    return this.db.manager
      .createQueryBuilder(User, 'u')
      .where('lower(u.username) = lower(:login) OR lower(u.email) = lower(:login)', { login: login.trim() })
      .orderBy('u.id')
      .getOne();
  }

  /** A new guest account; who asked to be a host waits for an existing host. Throws `request.invalid`, `auth.taken`. */
  async register(dto: RegisterDto): Promise<{ hostRequest: boolean }> {
    const fields = registrationProblems(dto);
    if (fields) throw new DomainError('request.invalid', {}, fields);
    const password = await hashPassword(dto.password);
    const now = this.clock.now();
    const { firstName, lastName, email, username } = dto;
    try {
      await this.db.transaction(async (manager) => {
        const user = await manager.save(User, {
          username,
          email,
          firstName,
          lastName,
          password,
          role: 'guest',
          createdAt: now,
        });
        if (dto.role !== 'host') return;
        await manager.insert(HostRequest, { userId: user.id, status: 'pending', createdAt: now });
        await this.requestNews.tell(manager, user);
      });
    } catch (err) {
      throw isUniqueViolation(err) ? new DomainError('auth.taken') : err;
    }
    return { hostRequest: dto.role === 'host' };
  }

  /**
   * The account of a traveller who paid: an existing one with this e-mail, or a new one without a password. An account
   * whose address nobody has proven belongs to whoever reads its mail: it loses the password that somebody chose for
   * it, unless `ownId`, the account that is paying, is this one. Afterwards call `tellEnded` of the sessions for it.
   */
  async ensureFor(
    manager: EntityManager,
    person: { firstName: string; lastName: string; email: string },
    ownId: number | null,
  ): Promise<User> {
    const find = () =>
      manager
        .createQueryBuilder(User, 'u')
        .where('lower(u.email) = lower(:email)', { email: person.email })
        .getOne();
    const existing = await find();
    if (existing && !existing.emailProvenAt && existing.id !== ownId) return this.disown(manager, existing);
    if (existing) return existing;
    // Two payments may create the same traveller at once: the first insert wins, the second finds it.
    await manager.query(
      `INSERT INTO users (username, password, email, first_name, last_name, role, created_at)
       VALUES ($1, $2, $3, $4, $5, 'guest', $6) ON CONFLICT DO NOTHING`,
      [
        newUsername(person.firstName),
        NO_PASSWORD,
        person.email,
        person.firstName,
        person.lastName,
        this.clock.now(),
      ],
    );
    const created = await find();
    if (!created) throw new Error('An account could not be created for a paid traveller.');
    return created;
  }

  private async disown(manager: EntityManager, user: User): Promise<User> {
    await manager.update(User, { id: user.id }, { password: NO_PASSWORD });
    await this.sessions.closeAll(manager, user.id);
    user.password = NO_PASSWORD;
    return user;
  }

  /**
   * Stores a link, good for one use within 14 days, with which the owner of the account sets a password. Storing the
   * same token again changes nothing, so a mail that is sent twice carries a link that works.
   */
  async addPasswordLink(manager: EntityManager, userId: number, token: string): Promise<void> {
    const expiresAt = this.clock.in(LINK_DAYS * DAY_MS);
    const link = { tokenHash: hashToken(token), userId, purpose: 'set_password' as const, expiresAt };
    await manager.createQueryBuilder().insert().into(OneTimeLink).values(link).orIgnore().execute();
  }

  /** Uses a link up, sets the password and logs the account out everywhere else. Throws `auth.link_invalid`. */
  async setPassword(token: string, password: string): Promise<User> {
    const problem = passwordProblem(password);
    if (problem) throw new DomainError('request.invalid', {}, { password: problem });
    // Looked up before the costly hash, and used up after it.
    const isKnown = await this.db.manager.existsBy(OneTimeLink, {
      tokenHash: hashToken(token),
      usedAt: IsNull(),
    });
    if (!isKnown) throw new DomainError('auth.link_invalid');
    const hashed = await hashPassword(password);
    const user = await this.db.transaction(async (manager) => {
      const now = this.clock.now();
      const [links]: [{ user_id: number }[], number] = await manager.query(
        `UPDATE one_time_links SET used_at = $2
          WHERE token_hash = $1 AND purpose = 'set_password' AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
        [hashToken(token), now],
      );
      const userId = links[0]?.user_id;
      if (!userId) throw new DomainError('auth.link_invalid');
      await manager.update(User, { id: userId }, { password: hashed, emailProvenAt: now });
      await this.sessions.closeAll(manager, userId);
      // Whoever asked for another address may be the reason for the new password.
      await manager.delete(OneTimeLink, { userId, purpose: 'change_email' });
      return manager.findOneByOrFail(User, { id: userId });
    });
    this.sessions.tellEnded(user.id);
    return user;
  }
}

function registrationProblems(dto: RegisterDto): Record<string, string> | null {
  if (dto.password !== dto.confirmPassword) return { confirmPassword: "Passwords don't match" };
  const problem = passwordProblem(dto.password);
  return problem ? { password: problem } : null;
}

/** A name to log in with until the guest chooses another: the e-mail works as well. */
function newUsername(firstName: string): string {
  const name =
    firstName
      .normalize('NFKD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase()
      .slice(0, 20) || 'guest';
  return `${name}-${newToken().replace(/[-_]/g, '').slice(0, 6).toLowerCase()}`;
}
