import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type EntityManager, In, IsNull } from 'typeorm';
import { Clock, HOUR_MS } from '../../platform/clock/clock.js';
import { anyRow, changedRows } from '../../platform/database/rows.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { KeyRing } from '../../platform/security/key-ring.js';
import { hashToken, newPublicId } from '../../platform/security/tokens.js';
import { type LinkPurpose, OneTimeLink } from './one-time-link.entity.js';

type NewLink = Pick<OneTimeLink, 'userId' | 'purpose'> & { newEmail?: string; hours: number };

/**
 * Links sent by mail that work once. The mail's row holds a name of the link, which opens nothing; the secret is made of
 * it when the mail is sent, so that a mail sent twice carries the same one and no table holds it.
 */
@Injectable()
export class OneTimeLinks {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** Answers the link's name for the mail. */
  async issue(manager: EntityManager, { userId, purpose, newEmail, hours }: NewLink): Promise<string> {
    const name = `${newPublicId()}.${this.keys.newest.id}`;
    await manager.insert(OneTimeLink, {
      tokenHash: hashToken(this.tokenOf(purpose, name)),
      userId,
      purpose,
      newEmail: newEmail ?? null,
      expiresAt: this.clock.in(hours * HOUR_MS),
    });
    return name;
  }

  /** Throws when the key is gone by which the link was made. */
  tokenOf(purpose: LinkPurpose, name: string): string {
    const [, keyId] = name.split('.');
    const key = keyId === undefined ? this.keys.keys.at(-1) : this.keys.find(keyId);
    if (!key) throw new Error(`DATA_KEY lacks the key ${keyId}, which made a link that waits in a mail.`);
    if (keyId !== undefined)
      return this.keys.digest('one-time-link', `${purpose}:${name}`, key).toString('base64url');
    // A name made before keys had names, in a mail that still waits: the one key there was made the secret, as a text.
    const text = key.bytes.toString('base64');
    return createHmac('sha256', text).update(`${purpose}:${name}`).digest('base64url');
  }

  /** Uses a link up in the caller's transaction. Throws `auth.link_invalid` when it is used, old, unknown or another kind. */
  async use(manager: EntityManager, token: string, purpose: LinkPurpose): Promise<OneTimeLink> {
    const now = this.clock.now();
    const tokenHash = hashToken(token);
    const links = await changedRows(
      manager,
      anyRow,
      `UPDATE one_time_links SET used_at = $2
        WHERE token_hash = $1 AND purpose = $3 AND used_at IS NULL AND expires_at > $2 RETURNING user_id`,
      [tokenHash, now, purpose],
    );
    if (links.length === 0) throw new DomainError('auth.link_invalid');
    return manager.findOneByOrFail(OneTimeLink, { tokenHash });
  }

  /** Makes every open link of a person useless: of these purposes, or all of them. */
  async revoke(manager: EntityManager, userId: number, ...purposes: LinkPurpose[]): Promise<void> {
    await manager.delete(OneTimeLink, {
      userId,
      usedAt: IsNull(),
      ...(purposes.length > 0 && { purpose: In(purposes) }),
    });
  }
}
