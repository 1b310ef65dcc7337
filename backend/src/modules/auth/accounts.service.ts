import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { z } from 'zod';
import { PASSWORDS_DIFFER } from '../../../contracts/account-words.js';
import { Clock, DAY_MS } from '../../platform/clock/clock.js';
import { changedRows } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { hashToken, newToken } from '../../platform/security/tokens.js';
import { AccountMails } from './account/account-mails.service.js';
import { AddressProofs } from './account/address-proof.service.js';
import type { RegisterDto } from './auth.dto.js';
import { findByLogin } from './find-by-login.js';
import { GuestLookup } from './guest-lookup.js';
import { HostRequestNews } from './host-request-news.js';
import { HostRequest } from './host-request.entity.js';
import { OneTimeLink, OPENING } from './one-time-link.entity.js';
import { OneTimeLinks } from './one-time-links.service.js';
import { passwordProblem, wordsOf } from './password.rules.js';
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
    private readonly links: OneTimeLinks,
    private readonly mails: AccountMails,
    private readonly guests: GuestLookup,
    private readonly proofs: AddressProofs,
  ) {}

  /** By user name or e-mail, whatever the case. */
  findByLogin(login: string): Promise<User | null> {
    return findByLogin(this.db.manager, login);
  }

  /** A new guest account, whose address is asked for its proof; who asked to be a host waits for an existing host. Throws `request.invalid`, `auth.taken`. */
  async register(dto: RegisterDto): Promise<{ hostRequest: boolean }> {
    const fields = registrationProblems(dto);
    if (fields) throw new DomainError('request.invalid', {}, fields);
    const password = await hashPassword(dto.password);
    const now = this.clock.now();
    const { firstName, lastName, email, username } = dto;
    const row = { username, email, firstName, lastName, password, role: 'guest' as const, createdAt: now };
    await this.db.transaction(async (manager) => {
      // A violation would stand in the database's log with the address.
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(User)
        .values(row)
        .orIgnore()
        .returning('id')
        .execute();
      const [made] = raw as { id: number }[];
      if (!made) throw new DomainError('auth.taken');
      const user = await manager.findOneByOrFail(User, { id: made.id });
      await this.proofs.ask(manager, user);
      if (dto.role !== 'host') return;
      await manager.insert(HostRequest, { userId: user.id, status: 'pending', createdAt: now });
      await this.requestNews.tell(manager, user, 'asked');
    });
    return { hostRequest: dto.role === 'host' };
  }

  /**
   * The account of a traveller who paid: an existing one with this e-mail, or a new one without a password. Null where
   * nobody has shown yet that the address of the existing one is theirs, unless it is `ownId`, the account that is paying:
   * nothing of it is touched, and who reads the address's mail makes it theirs by the link they get.
   */
  async ensureFor(
    manager: EntityManager,
    person: { firstName: string; lastName: string; email: string },
    ownId: number | null,
  ): Promise<User | null> {
    const existing = await this.findByEmail(manager, person.email);
    if (existing)
      return existing.emailProvenAt || existing.id === ownId || isNobodys(existing) ? existing : null;
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
    const created = await this.findByEmail(manager, person.email);
    if (!created) throw new Error('An account could not be created for a paid traveller.');
    return created;
  }

  /** Whatever the case. */
  findByEmail(manager: EntityManager, email: string): Promise<User | null> {
    return manager.createQueryBuilder(User, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
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

  /**
   * Uses a link up and sets the password; the account is logged out everywhere else, its other links open nothing any more,
   * and who had a password is mailed that it is another. Throws `auth.link_invalid`.
   */
  async setPassword(token: string, password: string): Promise<User> {
    // Looked up before the costly hash, and used up after it.
    const link = await this.db.manager.findOneBy(OneTimeLink, {
      tokenHash: hashToken(token),
      usedAt: IsNull(),
    });
    if (!link) throw new DomainError('auth.link_invalid');
    const owner = await this.db.manager.findOneByOrFail(User, { id: link.userId });
    const problem = passwordProblem(password, wordsOf(owner));
    if (problem) throw new DomainError('request.invalid', {}, { password: problem });
    const hashed = await hashPassword(password);
    return this.db.transaction(async (manager) => {
      const now = this.clock.now();
      const [used] = await changedRows(
        manager,
        z.object({ user_id: z.int() }),
        `UPDATE one_time_links SET used_at = $2
          WHERE token_hash = $1 AND purpose = 'set_password' AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
        [hashToken(token), now],
      );
      if (!used) throw new DomainError('auth.link_invalid');
      const userId = used.user_id;
      const before = await manager.findOneByOrFail(User, { id: userId });
      await manager.update(User, { id: userId }, { password: hashed, emailProvenAt: now });
      await this.sessions.closeAll(manager, userId);
      // Whoever holds an older mail, or asked for another address, may be the reason for the new password.
      await this.links.revoke(manager, userId, ...OPENING);
      await this.guests.claim(manager, userId, before.email);
      if (before.password !== NO_PASSWORD) await this.mails.add(manager, 'password_changed', before);
      return manager.findOneByOrFail(User, { id: userId });
    });
  }
}

/** Made for a traveller, and nobody has entered it yet: there is nothing that somebody else could have chosen. */
const isNobodys = ({ password }: User) => password === NO_PASSWORD;

function registrationProblems(dto: RegisterDto): Record<string, string> | null {
  if (dto.password !== dto.confirmPassword) return { confirmPassword: PASSWORDS_DIFFER };
  const problem = passwordProblem(dto.password, wordsOf(dto));
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
